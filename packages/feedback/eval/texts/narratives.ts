import type { EvalText } from './eval-text.ts';

export const narratives: readonly EvalText[] = [
  {
    id: 'story-lighthouse',
    purpose: 'narrative',
    year: 7,
    shows: ['simile', 'speech', 'reasons'],
    misspelt: [],
    body: `The lamp went out at midnight.
Ngaio woke because of the silence. For eleven years the great light had ticked as it turned, and now the ticking had stopped. She pulled on her boots and climbed the iron stairs, ninety-nine of them, with the wind shrieking through every crack.
At the top her father lay beside the machine, his face as pale as candle wax. “The chain,” he whispered. “It snapped.”
Far out in the blackness a red light rose and fell. A ship. It was heading straight for the rocks.
Ngaio seized the handle and pushed. Nothing. She pushed again, until her hands burned and her boots slid on the wet floor. Slowly, like an old beast waking up, the great lamp began to turn.
All night she walked in circles. When the sun came up at last, the sea was empty and calm, and on the horizon a small white sail was moving safely north.`,
  },
  {
    id: 'story-dragon-y3',
    purpose: 'narrative',
    year: 3,
    shows: ['speech', 'reasons', 'feelings'],
    misspelt: ['dragen', 'becos', 'scard', 'brething'],
    body: `Once upon a time there was a dragen. He lived in a cave. He was sad becos he had no friends. All the people were scard of him and they ran away.
One day a girl came to the cave. Her name was Lulu. She said "why are you crying?" and the dragen said "I have no friends". She said "I will be your friend".
Then a bad king came with a sword. The dragen was brething fire and the king ran away. Then they had a party and they lived happily ever after. The end.`,
  },
  {
    id: 'story-lost-dog',
    purpose: 'narrative',
    year: 5,
    shows: ['speech', 'feelings', 'reasons'],
    misspelt: ['Suddenley'],
    body: `“Biscuit! Biscuit!” Jed called until his throat hurt.
It was getting dark in the forest and there was still no sign of his little brown dog. He had only let go of the lead for a second because he wanted to tie his shoe. Now Biscuit was gone.
Jed sat on a log and put his head in his hands. He felt terrible. What would Mum say?
Suddenley he heard a bark. It was coming from behind the waterfall. Jed ran through the ferns and slipped on the wet stones. There was a narrow crack in the rock, and two shiny eyes were looking out.
“How did you get in there?” he laughed. Biscuit's collar was caught on a root. Jed reached in as far as he could and undid the buckle. A second later he had a face full of wet tongue.
From that day on, Jed tied his shoes at home.`,
  },
  {
    id: 'story-robot',
    purpose: 'narrative',
    year: 6,
    shows: ['speech', 'simile'],
    misspelt: [],
    body: `Nobody in Room 9 noticed that the new teacher never blinked.
Nobody except Pita. He noticed that Mr Bolton never ate lunch either. He noticed the tiny hum, like a fridge, whenever Mr Bolton stood close to his desk.
“I think he's a robot,” Pita told his friend Wen.
“You think everyone's a robot,” said Wen.
On Monday the rain came in under the door of the classroom. Mr Bolton stepped in the puddle. There was a fizz, a flash and a smell of burnt toast. Mr Bolton's arm shot straight up in the air and stayed there.
“Good,” he said. “Morning. Good. Morning. Good.”
Thirty mouths fell open. Pita walked calmly to the front, reached behind Mr Bolton's left ear and pressed the small red button that he had been looking at all term.
Mr Bolton blinked for the first time. “Thank you, Pita,” he said. “No homework tonight.”`,
  },
  {
    id: 'story-taniwha',
    purpose: 'narrative',
    year: 6,
    shows: ['speech', 'simile', 'feelings'],
    misspelt: [],
    body: `The old people said that a taniwha lived under the bridge at the bend of the awa, and that it was kind to those who were kind to the water.
Hana didn't believe in taniwha. She threw her chip packet over the rail and watched it float away.
That night there was a voice outside her window. It was deep and slow, like stones rolling along the bottom of a river. “You have dropped something,” it said.
Hana pulled the blanket over her head. She was terrified. In the morning there was a wet trail across the floor, and beside her bed lay the packet, folded into a tiny waka.
She never told anyone. But every day after school she walked along the bank with a bag, picking up bottles and bits of plastic. And sometimes, at the bend, the water made a sound that was almost a laugh.`,
  },
  {
    id: 'story-zombies',
    purpose: 'narrative',
    year: 5,
    shows: ['speech'],
    misspelt: ['zombys', 'suddnly', 'braines', 'runned', 'exsploded'],
    body: `One day me and Jayden were playing Minecraft and then the screen went blue and we got sucked in. Then we were in the game. It was cool. Then zombys came and we runned and Jayden said "get in the house" and we got in and then we made a sword out of diamond and then I went out and fought them and they said "braines" and then suddnly a creeper came and it exsploded and the house was gone. Then we had to run again and then we found a portal and we went in it and then we were home. Then Mum said dinner was ready and we had nachos. The end.`,
  },
  {
    id: 'story-old-violin',
    purpose: 'narrative',
    year: 8,
    shows: ['simile', 'speech'],
    misspelt: [],
    body: `The violin hung in the window of the second-hand shop for three years before anyone asked to hold it.
Mr Petrov, who had owned the shop since the war, lifted it down without a word. Dust rose from it like smoke. The girl was perhaps twelve, with rain on her coat and a hole in one shoe. She tucked the violin under her chin as though it had always lived there.
“It has only three strings,” he warned her.
She closed her eyes and played. The clocks seemed to stop. Mr Petrov saw his mother in a yellow kitchen, a street with chestnut trees, a train that he had never wanted to take. When the last note had faded he found that his face was wet.
“How much is it?” asked the girl.
He turned over the little white ticket, read the price, and tore it in two.
“I have been waiting,” he said, “to find out.”`,
  },
  {
    id: 'story-magic-shoes',
    purpose: 'narrative',
    year: 4,
    shows: ['speech', 'feelings'],
    misspelt: ['foward', 'accross', 'shoos'],
    body: `Tilly found some red shoos in the school lost property. They had wings on the side. She put them on and said "these are pretty".
Whoosh! Her feet lifted off the ground. She went up past the library and over the trees. She could see the whole town. Tilly was amazed.
But then she didn't know how to stop! She flew faster and faster, accross the harbour and foward into a cloud. It was cold and wet in there. "Help!" she shouted but nobody could hear.
Then she remembered what Nan always says about shoes. "Take them off at the door." There was no door but she pulled off one shoe and went down a bit. She pulled off the other one just above the haystack at Mr Hill's farm.
Bump! Tilly was safe. The shoes flew away without her.`,
  },
  {
    id: 'story-detective',
    purpose: 'narrative',
    year: 6,
    shows: ['speech', 'reasons'],
    misspelt: ['mistery', 'definately'],
    body: `The mistery of the missing muffins
There were twelve muffins on the bench at nine o'clock. At ten past nine there were three.
Detective Ruby took out her notebook. There were four suspects: Dad, who loved muffins; Leo, who was two; Gran, who said she was on a diet; and Dexter, who was a dog.
She looked at the floor first. There were crumbs going to the laundry, and they were definately blueberry. “Aha,” said Ruby.
Dexter was asleep in his basket. He had no crumbs on his whiskers. Leo was in his cot. Dad was outside on the roof, so it could not be him because the ladder squeaks.
Ruby opened the laundry door. There on the washing machine sat Gran, with nine empty muffin cases in a neat pile.
“I only had one,” said Gran.
“One dozen,” said Ruby.`,
  },
  {
    id: 'story-storm-boat',
    purpose: 'narrative',
    year: 7,
    shows: ['simile', 'speech'],
    misspelt: [],
    body: `Crack! The mast snapped like a chicken bone.
“Hold on!” yelled Uncle Sefo. A wall of grey water rose over the bow, hung there, and fell. The little boat shuddered. Ioane wrapped both arms around the seat and tasted salt.
They had left the lagoon at dawn under a sky without a single cloud. Nobody had seen it coming. Now the wind tore the words out of their mouths, and the horizon had vanished.
Uncle pointed. There, between two waves, was a dark shape. A rock? No. It was breathing. A whale slid beside them, as long as a bus, and for a moment it lay between the boat and the wind.
In that small, calm space Uncle got the engine started. The whale stayed until they had turned around. Then it sank without a sound.
When they reached the beach, Ioane looked back for a long time.`,
  },
  {
    id: 'story-seed',
    purpose: 'narrative',
    year: 4,
    shows: ['simile', 'speech'],
    misspelt: ['cudnt', 'realy', 'wotered'],
    body: `There was once a tiny seed. It was as small as a grain of sand. It lived in a packet and it cudnt see anything.
One day a hand took it out and put it in the soil. It was dark and warm. The seed was bored. It waited and waited. Rain came down and wotered it.
Then something happened. A crack came in its side and a little white root came out. The seed pushed up and up and it was realy hard work. Finally it popped out of the ground.
The sun was so bright! There were bees and a big tree. "Where have you been?" asked the tree.`,
  },
  {
    id: 'story-basketball',
    purpose: 'narrative',
    year: 5,
    shows: ['speech', 'feelings'],
    misspelt: [],
    body: `Ten seconds to go. We were one point down.
Coach drew a line on his little board. “Give it to Manu,” he said. My stomach flipped. I am Manu, and I had missed every shot that night.
The whistle blew. Fetu passed to Sam. Sam passed to me. The noise of the crowd went away and all I could hear was the ball, thud, thud, thud.
I jumped. I let go. The ball went round the ring once, twice, and fell out.
Somebody big went up beside me, grabbed it and put it in. It was Fetu. The buzzer went.
Everyone jumped on Fetu. I stood there and looked at my hands. Then Fetu pushed through them all and lifted me up. “Good pass, bro,” he said.`,
  },
];
