import type { StudentText } from './student-text.ts';

/** Room 12; some are slides. Many characters are made up, so they are no classmates. */
export const doorNarratives: StudentText[] = [
  {
    id: 'door-mark',
    student: 'mark.sullivan',
    year: 6,
    purpose: 'narrative',
    title: 'the door',
    presentation: true,
    body: `THE DOOR
by Mark

The start
One day a boy called Jaxon was walking his dog Turbo in the bush. Turbo started barking at a tree. Jaxon looked and there was a little door in the tree with a gold handle.

The problem
Jaxon opened the door and Turbo ran in. Jaxon yelled "Turbo come back" but he didnt come. So Jaxon had to crawl in to. It was dark and it smelt like wet dog.

The exciting bit
At the end of the tunnel there was a city made of sticks and it was full of hedgehogs. They had tied up Turbo with string!! The king hedgehog said "this monster ate my cousin"

The end
Jaxon said "he only eats Tux biscuits I promise". So the king said if you leave us some biscuits every friday he can go. Jaxon put there mark on his calender so he will not forget. And thats why he takes biscuits into the bush.`,
  },
  {
    id: 'door-isla',
    student: 'isla.young',
    year: 5,
    purpose: 'narrative',
    title: 'Isla’s story (DO NOT EDIT)',
    presentation: true,
    body: `Once upon a time there was a girl called Ruby-Lee and she was really bored because it was the holidays and her nan had no wifi.

She went down to the bush and she found a door. It was just a door. It did not have a house. She knocked on it three times and somebody said "come in love".

Inside was a kitchen and a old lady was making pikelets. "I have been waiting for you for a hundred years" she said. Ruby-Lee was freaked out but she was hungry so she had a pikelet. It was the best pikelet in the whole world.

Then her feet started to disapear! Then her legs! Then her tummy! The old lady laughed and laughed. "Now it is your turn to wait" she said and she ran out the door and shut it.

Ruby-Lee is still in there. If you find a door in the bush do not eat the pikelets.`,
  },
  {
    id: 'door-noah',
    student: 'noah.smith',
    year: 5,
    purpose: 'narrative',
    title: 'Untitled presentation',
    presentation: true,
    body: `the dor in the bush
by noah

one day me and my dog was in the bush. we seen a dor. it was red. my dog scrachd it.

we opend it and ther was a dinosor. it was a T rex. it said RAAAAA. we ran and ran and ran.

my dog bit its tale and it fell over. then we shut the dor and we put a big rock on it. we whent home and had toast.`,
  },
  {
    id: 'door-zihan',
    student: 'zihan.liu',
    year: 6,
    purpose: 'narrative',
    title: 'The door',
    presentation: true,
    body: `The door in the bush
Leo Liu, Room 12

Part 1
Long time ago in the New Zealand bush there is a stone door. Nobody can open it. The strong man push it, the clever woman write a poem for it, but the door don't move.

Part 2
A small boy is name Kit. He is so quiet that people forget him. One day he sit beside the door and eat his lunch. He hear a very small voice: "Excuse me, please can you share?"

Part 3
Kit is surprise, but he put half of his dumpling under the door. The door open a little bit. He put another dumpling. The door open more. Inside is a little dragon, white and thin like a noodle. "Everybody push me," the dragon say. "Nobody ask me if I am hungry."

Part 4
After that, Kit bring lunch every day and the dragon grow big. When the fire come to the bush in summer, the dragon drink the whole lake and rain it on the trees. Now nobody forget Kit.`,
  },
  {
    id: 'door-aroha-n',
    student: 'aroha.ngarimu',
    year: 5,
    purpose: 'narrative',
    title: 'The Patupaiarehe Door',
    body: `It was a foggy morning and Hana-Rose was gathering pikopiko with her koro. "Stay where I can see you" said Koro. But Hana-Rose saw a nice one, and then a better one, and then one more, and when she looked up the fog had swallowed Koro.
She heard music. It was a flute, a kōauau, and it was the most beautiful sound in the world. She followed it and there in the side of the bank was a door made out of white mist.
"Come in" whispered a voice. "We have songs and honey and you will never be cold."
Hana-Rose wanted to go. Her feet were already walking. But then she remembered what Koro always said about the patupaiarehe, the fairy people with pale skin and red hair. They dont like fire and they dont like cooked kai.
She put her hand in her pocket. There was half of a cold sausage from breakfast! She threw it at the door as hard as she could. There was a scream and a bang and the fog was gone and Koro was standing there with his kete.
"Where have you been?" he said.
"Koro" said Hana-Rose, "can I please have another sausage?"`,
  },
  {
    id: 'door-aroha-w',
    student: 'aroha.wilson',
    year: 6,
    purpose: 'narrative',
    title: 'Behind the Green Door - final draft',
    body: `Elsie wasn't supposed to be in the bush. She definitely wasn't supposed to be in the bush in her school shoes, with the bell about to ring. But the ball had rolled under the fence, and the ball belonged to Brax Tully, and Brax Tully was not a person you wanted to be angry with you.
She pushed past the ferns. There was the ball, and there, behind it, was a door. It was green and round and hairy with moss, and it was open just a crack.
She picked up the ball. She really was going to go back. But then she heard somebody crying.
"Hello?" said Elsie.
"Go away," sniffed a voice. "I'm hideous."
Elsie poked her head in. Sitting on the dirt floor was a creature about as big as a cat, with one yellow eye and wings like old umbrellas. "I was meant to be a dragon," it sobbed. "But I came out wrong. I can't even do fire. Look." It coughed, and out of its mouth floated a bubble, shining pink and blue and gold.
"That," whispered Elsie, "is the best thing I have ever seen."
The bell rang. Brax Tully was waiting at the fence with his arms crossed and a face like thunder. "You took ages," he growled. "You better not have popped it."
Elsie grinned. Something wriggled under her jersey. A single bubble floated out of her sleeve, drifted over the fence, and landed on the end of Brax's nose.
For the first time in history, Brax Tully smiled.`,
  },
  {
    id: 'door-ruan',
    student: 'ruan.vandermerwe',
    year: 5,
    purpose: 'narrative',
    title: 'Ruan story',
    body: `My name is Pieter and I am going to tell you what happened when I went to hunt pigs with my oom. We were walking in the bush for about two hours and the dogs were gone far ahead. Then we heared them bark but it sounded funny, like they was under the ground.
We followed the noise and we saw a steel door in the hill. It had numbers on it, 1943. "It is from the war" said my oom. He broke the lock with a rock.
Inside there was stairs that goes down and down. My torch was getting weak. At the bottom there was a room with beds and a table and a old man was sitting there with our dogs. He had a uniform on. He said "Is the war finished?"
"Yes" said my oom, "it was finished long ago, before I was born".
The old man didnt say anything. He took of his hat. Then he started to cry and the dogs licked his hands.
We helped him up the stairs. When he saw the sun he closed his eyes and said "I forgot how warm it is".`,
  },
  {
    id: 'door-saoirse',
    student: 'saoirse.gallagher',
    year: 6,
    purpose: 'narrative',
    title: 'What the Door Said',
    body: `'You're late,' said the door.
Fionn looked behind him. There was nobody else on the track, only a fat kererū in a miro tree, looking pleased with itself.
'Me?' said Fionn.
'Do you see any other boys? I have been standing in this bush for two hundred years, I've had woodpigeons on my head and weta in my keyhole, and not once has anybody been on time. Wipe your feet.'
Fionn wiped his feet. It seemed rude not to. The handle turned all by itself, and cold air rolled out, smelling of salt and smoke and somewhere else.
He could hear the sea. That was impossible, for they were a hundred kilometres from any beach. Through the gap he saw a stone cottage with a light in the window, and a woman at the gate with a red shawl, shading her eyes as if she was waiting for a ship.
He knew that shawl. It was folded in a box at the top of his mother's wardrobe, and it had belonged to his great-great-grandmother, who came to New Zealand when she was sixteen and never saw her home again.
'How long can I stay?' whispered Fionn.
'Long enough to tell her that you're all right,' said the door, and its voice was not so grumpy any more. 'They all want to know that. That is what I'm for.'`,
  },
  {
    id: 'door-liam',
    student: 'liam.obrien',
    year: 6,
    purpose: 'narrative',
    title: 'Gary',
    body: `There was once a door called Gary. He was not a door to anywhere, he just stood in the bush and hoped that somebody would come.
One Tuesday somebody did. Her name was Agent Pickle and she was the worst spy in New Zealand. She had lost her gadgets, she had lost her map and she had sat on her radio. Behind her came the evil Doctor Mutton and his army of robot sheep. BAAA-ZAP went there lasers. BAAA-ZAP!
"Quick, let me in!" yelled Agent Pickle.
"I don't go anywhere," said Gary sadly.
"I don't care!" She opened him, ran through and slammed him shut. Of course she was just on the other side of Gary, still in the bush, in her pyjamas. (I forgot to say she was in her pyjamas.)
But the robot sheep didn't know that. They only had small brains made from calculators. They ran at Gary as fast as they could, one after another, and BONK, BONK, BONK, BONK, they knocked themselves out until there was a pile of them as high as a house.
The Prime Minister gave Agent Pickle a medal and she gave it to Gary. He is now the front door of the Spy Headquarters, and he goes somewhere at last.`,
  },
  {
    id: 'door-oliver',
    student: 'oliver.brown',
    year: 5,
    purpose: 'narrative',
    title: 'Untitled document',
    body: `one day a man went in the bush and he saw a door and he opend it and there was a troll and the troll said who are you and the man said i am Bob and the troll said do you want a fight and Bob said no and then the troll said do you want a game of soccer and Bob said ok and they played soccer and Bob won 6 to 2 and then they was freinds. the end`,
  },
  {
    id: 'door-meiling',
    student: 'meiling.wong',
    year: 5,
    purpose: 'narrative',
    title: 'The Door in the Bush by Mei-Ling',
    body: `Suddenly the ground opened up and Lily fell down, down, down. She landed on something soft. It was a pile of lost socks.
"Where am I?" said Lily.
"You are in the Land of Lost Things" said a teddy with one ear. "Everything that anyone loses comes through the door in the bush. I have been here for six years. My boy forgot me at the park."
Lily looked around. She saw mountains of drink bottles, lunch boxes, jandals, keys and single gloves. She saw a river of pencils. Suddenly she saw something that made her gasp. It was her grandmother's jade ring, the one she had lost at the beach! She had cried for a week and she had never told anyone.
Suddenly a huge hairy monster came over the mountain. "WHO IS TAKING MY THINGS?" it roared.
Lily was scared but she said "They aren't yours. Somebody misses them."
The monster sat down. "Nobody misses me" it said in a tiny voice. "I am lost too."
So Lily took his big paw, and the teddy, and the ring, and they climbed up the socks together, all the way back to the door. And if you ever find your lost jandal on your doorstep you will know who brought it.`,
  },
  {
    id: 'door-hunter',
    student: 'hunter.mckenzie',
    year: 6,
    purpose: 'narrative',
    title: 'door story hunter',
    body: `The old hunter knew every track in the Urewera. He knew every creek, every slip and every tree that a stag had rubbed it's antlers on. So when he came round the corner and seen a door standing in the middle of the track he nearly dropped his rifle.
"That wasn't here yesterday" he said to his dog Flick.
Flick growled. Her hair was standing up like a brush.
The old hunter walked around it. Nothing behind it. He put his ear on the wood and he could hear hooves. Hundreds of hooves. He opened the door real slow and there in the moonlight was a valley full of deer, more deer then he had ever seen in his life. In the middle of them was a white stag, he was as tall as a horse and he was looking straight at him.
The hunter lifted his rifle. He could hear his heart. The stag didn't run, he just stood there.
The old man thought about the freezer at home, it was full. He thought about his moko who had never seen a deer. He put the rifle down.
When he looked up the door was gone. But on the track was one white antler and he gave it to his moko, and that was the last time he went hunting.`,
  },
];
