import type { StudentText } from './student-text.ts';

/** Room 20 (Years 7–8) write to somebody who could change something. */
export const changePersuasive: StudentText[] = [
  {
    id: 'change-ariana',
    student: 'ariana.tamihana',
    year: 8,
    purpose: 'persuasive',
    title: 'Te Reo for Everyone',
    body: `Tēnā koutou, members of the Board.
When my great-grandmother was seven years old, she was hit across the hand with a ruler for asking to go to the toilet. Her crime was that she asked in Māori. She never taught the language to her children, because she wanted to protect them. Today, in my whole whānau, only two of us can hold a conversation in te reo. That is why I believe every student at our school should learn te reo Māori every day, not just in Te Wiki o te Reo.
First and foremost, it is an official language of this country. We would think it very strange to visit Spain and meet children who could only say "hello" and count to ten in Spanish. Yet that is exactly what happens here. I have learned the colours every year since I was five. I know the colours. I am ready for a verb.
In addition, learning a second language is good for the brain. It makes you listen more carefully, and it shows you that there is more than one way to see the world. In te reo, the word whenua means both "land" and "placenta". Think about that for a minute. A whole way of looking at the world is hiding inside one word, and you only find it if you have the key.
I understand that teachers are already busy, and that some of them are nervous about getting it wrong. However, nobody is asking for perfection. My nan says she would rather hear a broken language than a silent one. We could learn alongside our teachers, fifteen minutes a day, with kaumātua from our marae to guide us. They have already said yes, because I asked them.
My great-grandmother passed away in 2019. At her tangi, the minister spoke in the language that had been beaten out of her, and half of her own mokopuna had to wait for the translation. Please don't let that happen to my children.
Nō reira, tēnā koutou, tēnā koutou, tēnā tātou katoa.`,
  },
  {
    id: 'change-caleb',
    student: 'caleb.wood',
    year: 7,
    purpose: 'persuasive',
    title: 'phones persuasive',
    body: `Phones should be aloud at school. I know there is a ban but I think the ban is dumb and heres why.
Firstly what if there is a emergency. If theres a earthquake or a tsunami you need to be able to ring your parents. We live right by the beach so this could actually happen.
Secondly you can use them for learning. You can google stuff, you can take photos of your work and you can use the calculater. The chromebooks are always flat anyway.
Thirdly we have to learn to be responsable. If you never let us have them how are we suppose to learn.
People say that phones are distracting but so is the window. So is Joshua. You can't ban Joshua.
Thats why I think the ban should end.`,
  },
  {
    id: 'change-may',
    student: 'may.lin',
    year: 8,
    purpose: 'persuasive',
    title: 'A Letter to the Council About the Crossing',
    body: `Dear Councillors,
I am writing about the corner of Kauri Road and Marine Parade, where I cross twice a day. In May this year a car missed my little brother by about the length of a ruler. I know because I was holding his other hand. I am asking you to build a zebra crossing there before someone is killed.
Between 8.20 and 8.50 on three mornings, my friend Bella and I counted the traffic. On average, 214 cars went past, and 61 of them were clearly going faster than the 30 km/h sign allows. In the same half hour, 88 children crossed the road. They cross between parked cars, because that is the only place to cross.
I realise that a crossing costs money. The council's own website says that a raised crossing costs around $150,000, and I can see that this is a great deal. But the new sign at the golf club cost $40,000, and so far as I know nobody has ever been run over by a bunker.
You may say that drivers should simply slow down. They should. They have had a sign telling them so for six years, and it has not worked yet.
My brother is six. He may be small, but he is quick, and that day he was quick enough. Next time it may be somebody who isn't.
Yours sincerely,
May Lin`,
  },
  {
    id: 'change-hemi',
    student: 'hemi.potae',
    year: 7,
    purpose: 'persuasive',
    title: 'Kina Barrens',
    body: `The sea is our pātaka kai but its getting empty. I'm writing to say we should put a rāhui on the reef at Kōwhai Bay for three years.
When my uncle was my age he could get a feed of pāua at low tide without even getting his hair wet. Now you have to dive deep and most of them are to small. The crays are gone to. What's left is kina and heaps of them. Because there isn't enough snapper and crayfish to eat the kina they have eaten all the seaweed and its just bare rocks, you can see it if you put your mask on. Its called a kina barren.
If we have a rāhui the fish will grow big and come back and they will eat the kina and then the kelp can grow. It worked at other places. At Leigh there is a marine reserve and the snapper come right up to you.
I know people will be angry because they want to get a feed for their whānau, my whānau will be to. But if we keep taking there will be nothing for our moko to take. Three years isn't that long. I'll only be 15.
Toitū te moana!`,
  },
  {
    id: 'change-ruby',
    student: 'ruby.king',
    year: 7,
    purpose: 'persuasive',
    title: 'Why cats should be inside at night',
    body: `I love my cat Biscuit. He sleeps on my bed and he purrs like a tractor. But Biscuit is also a murderer, last month he brought home two wax eyes, one skink and the back half of something we never identified. That is why I believe that all cats in New Zealand should be kept inside at night.
Our native birds never learned to be scared of cats because for millions of years there was no mammals here except bats. Lots of them nest on the ground and some can't even fly so for a cat its like a supermarket. People blame stoats and rats but a hungry cat doesn't read the rules.
Keeping cats in is better for the cat as well. They get hit by cars and they get in fights. The vet bill for Biscuits ear was $340 and my mum nearly fainted.
Some owners say it is cruel because cats are hunters. I thought that to. But we started bringing Biscuit in at tea time, he moaned for about a week and now he comes by himself when he hears the biscuit tin.
So please if you have a cat, shut the door. The morepork will thank you.`,
  },
  {
    id: 'change-joshua',
    student: 'joshua.botha',
    year: 7,
    purpose: 'persuasive',
    title: 'Untitled document',
    body: `I reckon we should be allowed to eat in class. When your hungry you cant concentrate all you think about is food. In South Africa my old school we had a break every hour so I was never hungry. Here I have to wait from 9 til 11 and my stomach makes noises and everyone laughs. It dosent have to be chips it could be a apple or something. The teacher drinks coffee in class so why cant we have a apple. Its not fair and Mr Fonoti should let us.`,
  },
  {
    id: 'change-eunji',
    student: 'eunji.park',
    year: 8,
    purpose: 'persuasive',
    title: 'Should students choose their own seats?',
    body: `Should students be allowed to choose where they sit? In my opinion the answer is no, although I know that most of my classmates will be disappointed in me.
Firstly, when I came to this school from Korea I did not know anybody and I could not speak English well. If everyone had chosen their own seat, I would have been alone, because nobody chooses a person who they do not know. Instead, Mr Fonoti put me beside Ngaio. In the first week we only drew pictures to each other. Now she is my best friend. I would never have met her if we could choose.
Secondly, friends talk. It is natural thing, but it is hard to concentrate when the person next to you is whispering about the weekend. Last term we had a free seating day and we finished only half of our work.
On the other hand, some people learn better when they feel comfortable. I agree with this, so I suggest a compromise. The teacher could choose the seats for three weeks, and in the fourth week the students could choose.
To sum up, a seating plan is not a punishment. It is an introduction to somebody you do not know yet.`,
  },
];
