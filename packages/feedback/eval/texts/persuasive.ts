import type { EvalText } from './eval-text.ts';

export const persuasiveTexts: readonly EvalText[] = [
  {
    id: 'persuade-dogs-school',
    purpose: 'persuasive',
    year: 5,
    shows: ['position', 'reasons', 'readerQuestion', 'otherSide'],
    misspelt: [],
    body: `I believe that every school should have a dog.
Firstly, dogs help people to feel calm. If you are sad you can pat the dog and it will not tell anyone. Have you ever tried to be angry with a dog?
Secondly, a dog would help us to be responsible. We would have to feed it, walk it and brush it, so everyone would get a turn to look after something.
Some people say that dogs are dirty and that some children are scared of them. However, you could choose a clean, gentle dog that was trained.
In conclusion, a school dog would make our school a kinder place because everyone would have a friend.`,
  },
  {
    id: 'persuade-phones',
    purpose: 'persuasive',
    year: 8,
    shows: ['position', 'reasons', 'otherSide', 'readerQuestion'],
    misspelt: [],
    body: `Phones should stay out of classrooms, and I say that as someone who loves mine.
The average teenager checks a phone more than eighty times a day. How much maths can anyone learn between buzzes? Even a phone that is lying face down on the desk takes up a part of your mind, because you are waiting for it to move.
Then there is what happens at lunchtime. Before the ban at our school, whole groups sat side by side without a word. Now the courts are full again.
Some parents will say that they need to reach their children. The office has had a telephone since 1964, and it still works.
Nobody is asking us to throw our phones into the sea. All we must do is leave them in our bags for six hours. Our brains, and our friends, deserve at least that.`,
  },
  {
    id: 'persuade-lunch-longer',
    purpose: 'persuasive',
    year: 4,
    shows: ['position', 'reasons'],
    misspelt: ['shoud', 'becaus', 'finnish', 'excercise', 'teechers'],
    body: `I think lunch time shoud be longer. We only get 45 minutes and it is not fair.
I think this becaus you have to eat first and then there is no time to play. My game never gets to finnish. Also kids need excercise. If we run around more we will be good in class.
The teechers will get a longer cup of tea so they will be happy too.
So please make lunch longer.`,
  },
  {
    id: 'persuade-no-position',
    purpose: 'persuasive',
    year: 4,
    shows: [],
    misspelt: [],
    body: `Plastic is everywhere. It is in the shops and in our houses and in the sea. Turtles eat plastic bags. Birds eat bottle tops. There is an island of rubbish in the ocean that is bigger than New Zealand.
My family has a keep cup. We take our own bags to the shop. My cousin found a straw inside a fish. It was disgusting. Plastic takes hundreds of years to go away.`,
  },
  {
    id: 'persuade-kiwi-cats',
    purpose: 'persuasive',
    year: 7,
    shows: ['position', 'reasons', 'otherSide', 'readerQuestion', 'simile'],
    misspelt: [],
    body: `Every pet cat in Aotearoa should be kept inside at night.
Our native birds grew up without furry hunters. A fantail does not know what a cat is until it is too late. A single cat can kill sixty birds and animals in a year, and there are more than a million pet cats. Do the sums. What will be left for our children to hear in the mornings?
I know that some owners feel sorry for a cat that can't roam. But a cat is like a small lion: it sleeps for sixteen hours wherever it is. It can sleep on your bed.
Keeping cats in is kinder to the cats too, because most of them that are hit by cars are hit after dark.
We must choose. A cat has a warm kitchen to go to. A kiwi chick has only the bush.`,
  },
  {
    id: 'persuade-pool',
    purpose: 'persuasive',
    year: 5,
    shows: ['position', 'reasons', 'readerQuestion'],
    misspelt: ['oppinion', 'diffrent', 'safty'],
    body: `In my oppinion our school needs a pool.
New Zealand is surrounded by water and lots of people drown. If we had a pool we could all learn to swim. It is about safty.
Another reason is that it gets really hot in term 1. Our classroom is like 30 degrees! Wouldn't you like to jump in a pool at lunch?
It would cost a lot but we could do a sausage sizzle and a fun run and every class could do something diffrent. The whole town could use it in the holidays because the other pool is 20 km away.
A pool would be the best thing ever for our school.`,
  },
  {
    id: 'persuade-homework',
    purpose: 'persuasive',
    year: 3,
    shows: ['position', 'reasons'],
    misspelt: ['homewerk', 'peple', 'tird', 'thay'],
    body: `I do not like homewerk and I think we must stop it. Kids are tird after school because thay work hard all day. I want to play with my dog. My mum says she has to help me and she is tird too. Some peple have sports. No more homewerk please.`,
  },
  {
    id: 'persuade-bikes',
    purpose: 'persuasive',
    year: 6,
    shows: ['position', 'reasons', 'otherSide'],
    misspelt: [],
    body: `Imagine a street where you can hear the tūī. That is what our street would sound like if more of us rode bikes to school, and I think that we should.
To begin with, riding is good for your heart and your lungs. In addition, one bike means one less car at the gate, and the gate at ten to nine is dangerous. Last term two people were nearly hit.
You might think that biking is not safe either. That is true at the moment, so the council must build a proper path along Hill Road. Once there is a path, everyone will feel safer.
It is also free. Petrol costs more every week, but breakfast is all the fuel that a bike needs.
That is why I am asking you to get your bike out of the shed.`,
  },
  {
    id: 'persuade-te-reo',
    purpose: 'persuasive',
    year: 6,
    shows: ['position', 'reasons', 'otherSide'],
    misspelt: [],
    body: `I believe that all tamariki in Aotearoa should learn te reo Māori at school.
Firstly, it is an official language, and a taonga that belongs to this whenua and to no other. If we don't kōrero it, nobody else in the world will.
Secondly, learning another language is good for your hinengaro. It makes your brain stronger, because you have two words for everything. I can sing waiata with my whānau and I know what the karakia at our hui mean.
Some people say that it is too hard. But pēpi learn it, so it can't be that hard. You can start with mōrena and ka pai.
Nō reira, let us all give it a go. Kia kaha te reo!`,
  },
  {
    id: 'persuade-uniform',
    purpose: 'persuasive',
    year: 5,
    shows: ['position', 'reasons'],
    misspelt: ['beleive', 'clothers', 'expencive', 'morining'],
    body: `I beleive we should have a school uniform.
If you have a uniform you don't have to think about what to wear in the morining so you are not late. Also it is fair because everyone has the same. Some kids have expencive clothers and some kids don't and they might feel bad.
When we go on a trip the teacher can see us. One time at the museum we lost two kids because they had normal clothes on.
Uniforms should be comfy with shorts and a hoodie.`,
  },
  {
    id: 'persuade-library-letter',
    purpose: 'persuasive',
    year: 7,
    shows: ['position', 'reasons', 'readerQuestion'],
    misspelt: [],
    body: `Dear Councillors
I am writing because I heard that you want to close our library on Sundays, and I think you should change your minds.
For many families Sunday is the only free day. My parents both work on Saturdays, so Sunday is when we choose our books. Last month 412 people came through the door on Sundays alone. I know, because I asked the librarian.
The library is also warm. There is an old man who reads the newspaper by the heater every single week. Where will he go?
You said that closing would save nine thousand dollars. That is the price of one new roundabout sign. Surely a town that can afford roundabouts can afford stories.
Please keep our library open. It must not become a place that we walk past.
Yours faithfully
Amelia`,
  },
  {
    id: 'persuade-sugar-and',
    purpose: 'persuasive',
    year: 4,
    shows: ['position', 'reasons'],
    misspelt: ['suger', 'teath', 'rotton', 'alot'],
    body: `We should not have fizzy drinks at the school gala and I will tell you why and it is because there is too much suger in them and suger makes your teath go rotton and then you have to go to the dentist and it costs alot of money and it hurts and my cousin had four teath out and she cried. Water is better and it is free.`,
  },
];
