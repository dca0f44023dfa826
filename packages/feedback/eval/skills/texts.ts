/** What a child might hand in, written for this evaluation alone, and what feedback is asked for. */
export interface SkillText {
  id: string;
  categories: readonly string[];
  text: string;
}

const recount = ['Recount structure', 'Recount features', 'General writing', 'Sentence structure'];
const narrative = ['Narrative structure', 'Narrative features', 'General writing', 'Vocabulary'];
const persuasive = ['Persuasive structure', 'Persuasive features', 'General writing', 'Ideas'];
const procedure = ['Procedural structure', 'Procedural features', 'General writing', 'Ideas'];
const report = ['Report structure', 'Report features', 'General writing', 'Vocabulary'];

export const skillTexts: readonly SkillText[] = [
  {
    id: 'ferry',
    categories: recount,
    text: 'The Ferry to Rakiura\nLast holidays my family caught the ferry from Bluff to Rakiura. The waves were huge and the boat rocked like a cradle. Dad went green and had to sit down. I held on to the rail and watched the albatross glide behind us. After an hour we got to Oban and walked to our bach. We had blue cod for tea. The next day we went for a walk and we saw a kiwi on the beach. It was so quiet that I could hear it breathing. I will never forget that trip and I hope we go back.',
  },
  {
    id: 'sprained',
    categories: recount,
    text: 'on tuesday i went to netball and then i fell over and then i hurt my ankel and then mum came and then we went to the docter and then he put a bandige on it and then we went home. it was sore. i had crutches. i couldent run for too weeks. my freinds carried my bag. then it got better.',
  },
  {
    id: 'cross country',
    categories: [...recount, 'Spelling'],
    text: 'Cross Country\nOn Friday it was our school cross country at Moana Park. First we walk to the park in our houses. Then the whistle went and everyone starts running. My legs felt heavy and my throat was burning. "Keep going!" yelled Mrs Faleolo. I passed three people on the hill. Then I trip over a root and grazed my knee. I got up. I finished in nineteenth place. I was proud because I did not stop.',
  },
  {
    id: 'marae',
    categories: recount,
    text: 'Our Noho Marae\nRoom 9 stayed at Te Poho-o-Rāwiri marae for two nights in Term 3. When we arrived we waited at the gate until the karanga began. I was nervous because it was my turn to speak. My hands were shaking. After the pōwhiri we had kai in the wharekai, and the fried bread was still warm. At night we all slept in the wharenui and Koro told us the story of each carving. In the morning we did the dishes together. We learnt a waiata and sang it to the cooks. On Friday we packed up and caught the bus.',
  },
  {
    id: 'dentist',
    categories: recount,
    text: 'I went to the dental nurse. She looked in my mouth. She said I had a hole. She got the drill. It was loud. She filled it. I got a sticker. I went back to class. It was good.',
  },
  {
    id: 'lighthouse',
    categories: narrative,
    text: 'The Light That Went Out\n"Who turned it off?" whispered Manu. Every night for a hundred years the lighthouse on Taiaroa Head had swept its beam across the black water. Tonight there was nothing. Manu grabbed his torch and sprinted up the spiral stairs. The wind howled through the cracks like a hungry dog. At the top he found a family of little blue penguins nesting on the switch. Out at sea a fishing boat was heading for the rocks. Manu lifted the penguins gently into his beanie and slammed the switch down. Light poured over the waves. The boat turned just in time. The next morning the skipper brought him a bucket of crayfish, and the penguins got the heads.',
  },
  {
    id: 'dragon',
    categories: [...narrative, 'Spelling'],
    text: 'Once upon a time there was a dragon. He was bad. He lived in a cave. One day a girl came to the cave. She was nice. She had a sword. The dragon was sad because he had no freinds. The girl said do you want to be my friend. He said yes. They went to the shop and got some food. Then she woke up and it was all a dream.',
  },
  {
    id: 'skateboard',
    categories: narrative,
    text: 'The Haunted Skateboard\nTama found the skateboard under his nans house it was covered in dust and it had a skull on it. He takes it to the skate park and everybody laughs at it. When he stood on it the wheels begin to glow and it shot off down the road by itself he couldnt stop. It went past the shops past the school and down to the wharf. Tama screamed help but nobody heard. Just before the edge the board stops dead. A voice said, now you know who is boss. Tama never rode it again.',
  },
  {
    id: 'eel',
    categories: narrative,
    text: 'In a deep, silent pool beneath the willows lived an eel as old as the hills. Her name was Hinetuna. She had seen floods and droughts, fishermen and herons, and she was tired. One evening she felt the pull of the sea. Slowly, silently, she slid over the stones towards the estuary. A trap lay waiting. The wire scratched her skin and the mud tasted of rust. She twisted, thrashed and finally burst free. By dawn she was floating in salt water under a pink sky. Somewhere far to the north, in the warm dark of Tonga, she would lay her eggs.',
  },
  {
    id: 'robot',
    categories: narrative,
    text: 'My robot is called Zed. Zed is good at making toast. One day Zed went wrong and he started throwing toast at everyone. Mum was angry. Dad was angry. I was angry too. I looked for the off switch but it was gone. The toast was everywhere. It was on the roof, on the cat and in the letterbox. Then Grandma came with her umbrella and hit Zed on the head. Zed stopped. We had toast for tea for a week.',
  },
  {
    id: 'screens',
    categories: persuasive,
    text: 'Screens Off at Lunch\nI strongly believe that tablets should not be allowed in the playground. Firstly, children need to move. Doctors say that we should be active for at least sixty minutes a day, and lunchtime is when most of us do it. Secondly, people who look at screens do not talk to each other. I have seen four friends sit on one bench and say nothing for half an hour. Some people might say that games are relaxing. However, reading under a tree is relaxing too, and it needs no charger. Do you really want to remember a screen when you think of primary school? That is why our school must keep tablets inside.',
  },
  {
    id: 'dogs',
    categories: [...persuasive, 'Spelling'],
    text: 'dogs are the best pets. dogs are fun. everyone should have one. you can play with them and you can walk them. cats are boring becuase they just sleep. dogs are cool. my dog is called Max and he is relly cute. so get a dog.',
  },
  {
    id: 'later start',
    categories: persuasive,
    text: 'Should school start at ten? I think so. We are tired in the morning. My brother falls asleep in maths. Also, the traffic would be better for parents. Another reason is that we could have a proper breakfast. Some schools overseas have tried it and the students got better marks. It is not fair that teachers get coffee and we get nothing. So please start school at ten.',
  },
  {
    id: 'plastic',
    categories: persuasive,
    text: 'Have you ever seen a turtle choking on a bag? Plastic is killing our moana and we must stop using it. Every year about eight million tonnes of plastic end up in the sea. Fish eat it, birds eat it, and then we eat the fish. Our school tuck shop sells 200 plastic bottles a week. If we sold refills instead, we would save more than 8,000 bottles a year. Metal bottles cost a bit more, but they last for ages. Because of this, I urge the board to ban plastic bottles by Term 4.',
  },
  {
    id: 'homework',
    categories: persuasive,
    text: 'I think homework is bad because it is boring and it takes too long and we already do work at school all day and when I get home I am hungry and tired and I want to play with my brother or go to rugby. Homework makes people sad. Also it is dumb. My dad says that he never had homework and he is ok. Teachers have to mark it too. That is all.',
  },
  {
    id: 'pikelets',
    categories: procedure,
    text: 'How to Make Pikelets\nYou will need:\n1 cup of flour\n1 egg\n3/4 cup of milk\n1/4 cup of sugar\na pan\nMethod:\n1. Sift the flour into a large bowl.\n2. Whisk the egg, milk and sugar together until it is smooth.\n3. Pour the wet mix into the flour slowly and stir gently so that there are no lumps.\n4. Heat the pan for 2 minutes and grease it with butter.\n5. Drop a tablespoon of mixture into the pan.\n6. Flip the pikelet when bubbles appear on the top.\nServe them warm with jam and cream.',
  },
  {
    id: 'tent',
    categories: procedure,
    text: 'Putting up a tent\nFirst you get the tent out of the bag. Then you put it on the ground. Then you put the poles in. Then you put some pegs in. Then you tie the strings. You should also have a hammer. Then you are done and you can get in it. Be careful of the wind.',
  },
  {
    id: 'card trick',
    categories: procedure,
    text: 'I am going to tell you a card trick. My uncle showed it to me at Christmas. You take the cards and shuffle them. Your friend picks one and looks at it. They put it back on the top. You secretly look at the bottom card before. Cut the pack so that the bottom card is on their card. Then look through and find it and they will be amazed.',
  },
  {
    id: 'plant a kowhai',
    categories: procedure,
    text: 'Growing a kōwhai from seed\nGoal: to grow a healthy kōwhai seedling\nMaterials: 5 kōwhai seeds, sandpaper, a small pot, potting mix, a jug of warm water\nSteps\nRub each seed on the sandpaper until you can see a pale patch, because the hard coat keeps water out.\nSoak the seeds in warm water overnight.\nFill the pot with potting mix to 2 cm below the rim.\nPush each seed 1 cm deep with your finger.\nWater it every two days.\nWait three to four weeks until the first leaves show.',
  },
  {
    id: 'kea',
    categories: report,
    text: 'Kea\nThe kea is a large parrot that lives in the mountains of the South Island. It is the only alpine parrot in the world.\nAppearance\nKea are mostly olive green with bright orange feathers under their wings. They have a curved grey beak that is about 5 cm long.\nDiet\nKea are omnivores. They eat berries, roots, insects and sometimes dead animals.\nThreats\nStoats raid their nests because kea nest on the ground. Lead from old roofs poisons them too. There are only about 5,000 left.\nKea are clever, cheeky birds that need our protection.',
  },
  {
    id: 'sharks',
    categories: [...report, 'Spelling'],
    text: 'Sharks are cool. They have sharp teeth and they eat fish. Some sharks are big and some sharks are small. The bigest one is the wale shark. Sharks live in the sea. They can smell blood. I like sharks because they are scary. I saw one at the aquarium and it was swimming round and round. Sharks have been here since the dinosors. People kill sharks for soup.',
  },
  {
    id: 'volcano',
    categories: report,
    text: 'A volcano is an opening in the Earth’s crust where magma escapes. Under the ground it is called magma and above the ground it is called lava. Some volcanoes such as Rangitoto are shield volcanoes, which have gentle slopes. Others, like Taranaki, are cone shaped and much steeper. When gas builds up the pressure gets too strong and the volcano erupts. Ash can travel hundreds of kilometres. There are about fifty volcanoes under Auckland. Scientists at GeoNet watch them with sensors so that people can be warned.',
  },
  {
    id: 'maui dolphin',
    categories: report,
    text: 'Māui dolphins are the smallest dolphins in the world, they live on the west coast of the North Island. They are grey and white and have a round fin like a Mickey Mouse ear. They eat fish and squid and they use clicks to find food. There are not many left maybe only fifty. Nets are bad for them. Boats are bad for them. Their babys are born in summer. We should help them.',
  },
  {
    id: 'new baby',
    categories: [...recount, 'Ideas'],
    text: 'The Day My Sister Was Born\nAt five in the morning Nana shook me awake. "The baby is here," she whispered, and her eyes were wet. I pulled my jersey on over my pyjamas. The hospital smelt of soap and toast. When Mum put the baby in my arms she was as light as a loaf of bread, and she opened one eye and looked straight at me. I felt ten feet tall. We named her Anahera. Since that day I have never slept in past six.',
  },
];
