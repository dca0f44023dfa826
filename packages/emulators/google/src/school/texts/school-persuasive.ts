import type { StudentText } from './student-text.ts';

/** Room 12 argue about uniforms, lunchtimes and homework. */
export const schoolPersuasive: StudentText[] = [
  {
    id: 'persuade-grace',
    student: 'grace.thompson',
    year: 6,
    purpose: 'persuasive',
    title: 'Why Lunchtime Should Be Longer',
    body: `Gobble, gulp, gone. That is how most of us eat our lunch, because we have only ten minutes before we are sent outside. I strongly believe that lunchtime at our school should be fifteen minutes longer.
Firstly, eating slowly is better for us. When you rush you don't chew properly and you get a sore stomach in the afternoon. Last week I asked 26 people in our class and 19 of them said that they throw away some of their lunch because they run out of time. That is a lot of wasted food, and a lot of wasted money for our parents.
Secondly, children need to move. After sitting still all morning our brains are tired. When we have had a good run around we come back ready to learn. Even Miss Whitcombe has noticed that we work better after a long break on a Friday.
Some people will say that a longer lunch means less time for learning. However, we already lose ten minutes every day while people finish eating, look for their hats and settle down. Wouldn't it be better to use that time properly?
In conclusion, a longer lunchtime would give us healthier bodies, calmer minds and emptier rubbish bins. Please, Mrs Pemberton, give us fifteen more minutes. You will not regret it.`,
  },
  {
    id: 'persuade-sione',
    student: 'sione.tupou',
    year: 6,
    purpose: 'persuasive',
    title: 'School uniforms',
    body: `I think we should have a school uniform at our school.
My first reason is that its fair. Some kids have flash clothes and some kids have there cousins old clothes and people notice. If we all wear the same then nobody can say anything about your shoes or your jumper. My cousin goes to a school with a uniform and he says nobody gets teased for what they wear.
My second reason is you don't have to think in the morning. You just get up and put it on. My mum has five kids to get ready so it would save her heaps of time.
My third reason is that when we go on trips the teacher can see us. When we went to the museum in Auckland there was four schools there and Miss Whitcombe counted us about ten times.
Some people say uniforms cost to much but you only need two sets and the school could have a second hand shop. So that is why I think we should have a uniform and I hope you agree with me.`,
  },
  {
    id: 'persuade-will',
    student: 'will.anderson',
    year: 5,
    purpose: 'persuasive',
    title: 'NO uniforms',
    body: `Do you want to look like everyone else? I dont. We should NOT have school uniforms.
Uniforms are itchy. My sister has to wear one and she complanes every single day. The skirt is itchy, the socks are itchy and the jumper is even itchyer.
Uniforms cost heaps. My mum said my sisters blazer cost $180 and she will grow out of it next year. You could buy a bike for that.
Uniforms are boring. If we all wear the same you cant show who you are. I like my Warriors shirt and Charlotte likes her sparkly things and thats ok.
So please say no to uniforms.`,
  },
  {
    id: 'persuade-priya',
    student: 'priya.dsouza',
    year: 6,
    purpose: 'persuasive',
    title: 'Ban Plastic Wrap in Our Lunchboxes',
    body: `Did you know that a piece of plastic wrap is used for about four hours, but it can last in the ground for hundreds of years? I believe that our school should become a plastic-free lunchbox school, and I am going to tell you why.
To begin with, we live by the sea. Kōwhai Bay is our playground, and it is home to kororā, the little blue penguin. When the wind blows, the rubbish from our bins goes straight over the fence and on to the beach. At our beach clean-up in August we picked up 213 pieces of plastic in just one hour. Would you like a penguin to eat your sandwich wrapper?
Furthermore, it is easy to change. Beeswax wraps, containers with a lid, or even a clean bread bag will do the job. Jasmine's mum showed us how to make a beeswax wrap in five minutes with an old pillowcase.
You might think that one little piece of plastic doesn't matter. But there are 340 children in this school. If each of us uses one piece a day, that is 1,700 pieces every week!
We are the kaitiaki of this bay. Let's act like it. Pack your lunch without plastic, starting tomorrow.`,
  },
  {
    id: 'persuade-tane',
    student: 'tane.hohepa',
    year: 6,
    purpose: 'persuasive',
    title: 'longer lunch',
    body: `Lunch should be a hour long because we need more time to play. At the moment we get 40 minutes and 10 minutes is eating so its only half a hour and by the time we pick teams its like 20 minutes. Thats not even one half of rugby.
Also it is good for fitness. If your fit your brain works better. Thats a fact.
Also the little kids get more time to use the playground cos at the moment the big kids hog it. I know because I hog it.
Also the teachers get to have a longer rest and a coffee so they would be less grumpy.
So in conclushion make lunch longer and we will all be fitter and smarter and the teachers will be happy.`,
  },
  {
    id: 'persuade-summer',
    student: 'summer.clarke',
    year: 5,
    purpose: 'persuasive',
    title: 'Homework',
    body: `I think we shoud not have homework becase we are at school all day and then we have to do more when we get home and that is not fair. I have netball on Monday and swimming on Tuesday and Thursday and I get home at 6 o'clock and then I have to do my homework and I am to tired.
Homework makes familys grumpy. my Mum yells at me and I cry and then my dad yells as well. If there was no homework we coud play a bored game or walk the dog insted.
In summer its even worse becase its sunny and your stuck inside. Kids shoud be out in the sun.
So please please please dont give us homework any more.`,
  },
  {
    id: 'persuade-arjun',
    student: 'arjun.patel',
    year: 6,
    purpose: 'persuasive',
    title: 'Every Child Should Learn to Play Chess',
    body: `Imagine a sport where you can play your grandfather, your best friend or a person on the other side of the world, and where it doesn't matter if you are big or small. That sport is chess, and I believe that every child in our school should learn to play it.
First of all, chess teaches you to think before you act. If you move too fast, you lose your queen. I used to rush all my maths, but since I joined the chess club I check my answers, because a mistake in the first step ruins everything that comes after it.
Secondly, chess is cheap. One board costs about $15 and it lasts for years. You don't need boots, or a field, or for it to stop raining.
Thirdly, chess teaches you how to lose. I have lost to Zihan 34 times. Every time we shake hands, and he shows me where I went wrong. Next time I last a bit longer.
I know that some people think chess is boring. However, most of them have never tried it. Give it two weeks, and if you still think that it's boring I will eat my king.`,
  },
  {
    id: 'persuade-lagi',
    student: 'lagi.faasavalu',
    year: 5,
    purpose: 'persuasive',
    title: 'WE NEED A POOL',
    body: `Our school needs a swimming pool!!! It is not fair because the school over the hill has one and we don't. Firstly we live next to the sea and everybody needs to know how to swim or they could drown. My cousin nearly drowned at the river and it was so scary. Secondly when it is hot in February our class is like an oven and we can't learn because we are melting. If we had a pool we could jump in at lunch and cool down!!! Thirdly it is good for you because it makes your heart and your lungs strong. I know it costs lots of money but we could do a sausage sizzle and a car wash and a mufti day and a concert. Jasmine can sing. So please can we have a pool!!!`,
  },
];
