import type { EvalText } from './eval-text.ts';

export const procedures: readonly EvalText[] = [
  {
    id: 'how-pancakes',
    purpose: 'procedure',
    year: 5,
    shows: ['materials', 'amounts', 'headings', 'reasons'],
    misspelt: [],
    body: `How to make pancakes
You will need
1 cup of flour, 1 egg, 1 cup of milk, a pinch of salt, some butter
Steps
1. Put the flour and the salt into a big bowl.
2. Crack the egg into the middle. Pick out any bits of shell.
3. Add the milk slowly and whisk for two minutes until there are no lumps.
4. Melt a small piece of butter in a hot pan.
5. Pour in a quarter of a cup of mixture and wait for bubbles.
6. Flip the pancake carefully. Cook it for one more minute.
7. Eat it while it is hot, because cold pancakes go rubbery.
Enjoy your pancakes with lemon and sugar.`,
  },
  {
    id: 'how-paper-plane',
    purpose: 'procedure',
    year: 4,
    shows: ['materials'],
    misspelt: ['peice', 'midle'],
    body: `How to make a paper plane
You need a peice of A4 paper.
First fold the paper in half the long way and open it again. Next fold the top corners down to the midle line. Then fold the new edges to the midle line again. After that turn it over and fold it in half. Finally fold down the wings.
Now you have a plane. Hold it at the bottom and throw it. Do not throw it at people.`,
  },
  {
    id: 'how-goldfish',
    purpose: 'procedure',
    year: 6,
    shows: ['materials', 'amounts', 'headings', 'reasons'],
    misspelt: [],
    body: `How to look after a goldfish
Equipment
A tank that holds 40 litres, gravel, a filter, water drops, fish flakes
What to do
First, rinse the gravel under the tap until the water runs clear. Spread it over the bottom of the tank.
Next, fill the tank and add the water drops. They are important because tap water contains chlorine. Switch on the filter and leave it for one week.
Then float the bag with your fish on the water for 15 minutes, so that it gets used to the temperature. Open the bag gently and let the fish swim out.
Feed it a small pinch of flakes twice a day. Never give it more than it can eat in two minutes.
Change a quarter of the water each week. If your goldfish swims to the glass to meet you, it is happy.`,
  },
  {
    id: 'how-bullrush-you',
    purpose: 'procedure',
    year: 4,
    shows: ['materials'],
    misspelt: ['feild', 'runers', 'agian'],
    body: `This is how you play bullrush. You need a big feild and lots of kids. You pick one person and they go in the middle. You say "bullrush" and all the runers have to run to the other side. If you get tagged you go in the middle too. Then you do it agian until there is one left. You are not allowed to push. You can't go over the line or you are out.`,
  },
  {
    id: 'how-fire-hangi',
    purpose: 'procedure',
    year: 7,
    shows: ['materials', 'amounts', 'headings', 'reasons'],
    misspelt: [],
    body: `How to lay a hāngī
You will need: river stones or railway iron, dry mānuka, wire baskets, clean sacks, kai, a spade and plenty of whānau.
Preparing the pit
Dig a pit about one metre deep. Stack the wood over it with the stones on top, and light it early. The stones must heat for three hours, until they glow.
Loading the baskets
Line the baskets with cabbage leaves. Put the meat at the bottom, because it needs the most heat, then the kūmara, potatoes and pumpkin. Stuffing goes on top.
Cooking
Rake out the ashes quickly. Lower the baskets, cover them with wet sacks and shovel soil over everything. Watch for steam, and cover any leak.
Wait for three hours. Say a karakia, lift the baskets and feed the manuhiri first.`,
  },
  {
    id: 'how-brush-teeth-y3',
    purpose: 'procedure',
    year: 3,
    shows: ['reasons'],
    misspelt: ['teath', 'Spitt', 'brusch'],
    body: `How to clean your teath
Get your brusch and wet it. Put on some paste. Go round and round on your teath. Do the back ones too. Spitt it out. Do it in the morning and at night so that you don't get holes.`,
  },
  {
    id: 'how-plant-bean',
    purpose: 'procedure',
    year: 3,
    shows: ['materials'],
    misspelt: ['wate', 'sune'],
    body: `How to plant a bean
You need a cup, some soil, a bean and wate.
1. Put soil in the cup.
2. Make a hole with your finger.
3. Put the bean in.
4. Put soil on top.
5. Pour on some wate.
6. Put it in the sune.
7. Look at it every day.
You will see a little green leaf.`,
  },
  {
    id: 'how-slime-recount',
    purpose: 'procedure',
    year: 4,
    shows: ['feelings', 'amounts', 'simile'],
    misspelt: ['glew', 'stired', 'stikky'],
    body: `We made slime at my cousin's house. We got a bowl and we put in a whole bottle of glew. Then we put in two spoons of baking soda and some green stuff. We stired it for ages. It was stikky so we put in more stuff. Then it was good. You could stretch it as long as your arms. We got it on the carpet and my aunty was not happy. I felt bad but it was fun.`,
  },
  {
    id: 'how-puncture',
    purpose: 'procedure',
    year: 8,
    shows: ['materials', 'amounts', 'reasons'],
    misspelt: [],
    body: `How to mend a puncture
You will need two tyre levers, a bowl of water, chalk, sandpaper, a patch and glue.
1. Turn the bicycle upside down and remove the wheel.
2. Let out the rest of the air. Slip both levers under the edge of the tyre and lift it over the rim.
3. Pull out the tube and pump it up a little.
4. Hold it under water and look for bubbles. Mark the hole with chalk.
5. Dry the tube and rub the spot with sandpaper, because glue does not stick to a smooth surface.
6. Spread a thin layer of glue and wait for five minutes.
7. Press the patch down firmly with your thumbs.
8. Run your fingers around the inside of the tyre. Whatever made the hole may still be in there.
Put everything back, pump up the tyre, and listen. If you hear nothing, you have done it.`,
  },
  {
    id: 'how-friendship',
    purpose: 'procedure',
    year: 6,
    shows: ['readerQuestion', 'speech', 'simile'],
    misspelt: [],
    body: `How to be a good friend
Being a good friend is like growing a plant. It takes time, and you can't pull on it.
Start with a smile. Say hello and ask a question. Everybody likes to be asked about their dog.
Next, listen. Look at the person, put your own story in your pocket and wait. Did you know that most people only wait for their turn to talk?
Then share something. It could be half a sandwich or the good swing.
When you make a mistake, say sorry at once. Do not say, “Sorry, but.”
Finally, stick around. Anyone can be a friend when the sun is out. The real ones bring an umbrella.`,
  },
  {
    id: 'how-fruit-salad-and',
    purpose: 'procedure',
    year: 4,
    shows: [],
    misspelt: ['bananna', 'peices', 'strawberrys'],
    body: `How to make fruit salad
Wash your hands and get a knife and a board and cut up the bananna and the apple and the strawberrys and put them in a bowl and squeeze an orange on it and mix it up. Cut them into small peices. Ask a grown up to help you with the knife. Put it in the fridge and have it after tea.`,
  },
  {
    id: 'how-tent',
    purpose: 'procedure',
    year: 5,
    shows: ['materials', 'amounts', 'reasons'],
    misspelt: ['strate'],
    body: `How to put up a tent
You will need a tent, 12 pegs, 2 poles and a mallet.
First, find a flat place with no stones, because you will be sleeping on them. Spread out the tent with the door facing away from the wind.
Next, bang in the four corner pegs with the mallet. Make sure the floor is strate and tight.
Then push the poles through the sleeves. Lift them up slowly with a friend on the other side.
After that, clip on the fly and peg out the ropes.
Last of all, get inside and check that nobody has left a window open.`,
  },
];
