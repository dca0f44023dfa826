import type { StudentText } from './student-text.ts';

/** Room 4 (Years 3–4) explain how to do something they are good at. */
export const howToProcedures: StudentText[] = [
  {
    id: 'how-rose',
    student: 'rose.baker',
    year: 4,
    purpose: 'procedure',
    title: 'How to Make Pikelets',
    body: `How to Make Pikelets
You will need:
1 cup self raising flour
1 egg
1/4 cup sugar
3/4 cup milk
a bowl, a whisk, a frying pan and a grown up
Steps
1. Put the flour in a big bowl.
2. Beat the egg and the sugar together until it is creamy.
3. Add the milk and the egg mixture to the flour and whisk it until there are no lumps.
4. Ask a grown up to turn on the stove. Melt a little bit of butter in the pan.
5. Drop in spoonfuls of mixture.
6. When you see bubbles pop on the top, flip them over carefully.
7. Cook the other side until it is golden.
8. Spread with jam and whipped cream and eat them while they're warm.
Tip: Don't press them flat or they will go tough like jandals.`,
  },
  {
    id: 'how-jack',
    student: 'jack.turner',
    year: 3,
    purpose: 'procedure',
    title: 'dog',
    body: `how to look after a dog.
First you need a dog. my dog is Buster. you have to give him food in the mornig and at nite and you have to give him wotar. Next you have to tack him for a walk evry day evin if it is raning. then you have to pic up his poo in a bag it is gros. then you brush him. You have to pat him lots becos dogs get lonley. the end`,
  },
  {
    id: 'how-manaia',
    student: 'manaia.tuhiwai',
    year: 4,
    purpose: 'procedure',
    title: 'How to make a putiputi out of harakeke',
    body: `How to make a putiputi (flower) out of harakeke (flax)
What you need: one long blade of harakeke
First find a harakeke bush. Say a karakia before you cut. Never cut the rito, that is the baby in the middle, or the parents on each side of it. Only cut the tūpuna on the outside.
Next cut off the hard bit at the bottom. Then split the blade into thin strips with your finger nail but dont go all the way to the end. Leave a handle as long as your hand.
After that take the first strip and fold it over to make a triangle. Fold the next strip over it the other way. Keep folding and folding until you run out of strips.
Last roll it up and tie it tight at the bottom. Now you have a putiputi!
You should not cut harakeke when it is raining or at night. You have to give your first one away. I gave mine to my nanny and she still has it on her fridge.`,
  },
  {
    id: 'how-finn',
    student: 'finn.oconnor',
    year: 4,
    purpose: 'procedure',
    title: 'how to annoy your sister',
    body: `How to Annoy Your Sister
You will need: a sister, a wistle, some fast shoes
1. Wate until your sister is on the phone with her freind.
2. hide behind the couch. Do not gigle.
3. Blow the wistle as loud as you can
4. Run!!! This is why you need fast shoes.
5. Lock the door of the bathroom.
6. When she yells say "it wasn't me it was the cat".
7. Stay in there until tea.
8. Say sorry when Mum makes you.
Warning: if you do not have a lock do NOT do this. Last time I had to do the dishes for a week.`,
  },
  {
    id: 'how-sky',
    student: 'sky.matthews',
    year: 3,
    purpose: 'procedure',
    title: 'How to make a sandcastle',
    body: `How to make a sandcastle.
You need a bucket and a spade and the beech.
1 Go to the beech when the tide is out. 2 Put sand in your bucket. it has to be wet sand. if it is dry it will fall down. 3 Pat it hard with your spade. 4 Tip it up side down and say abracadabra. 5 Lift it slow. 6 Put shells on it and a fether on top. 7 Dig a mote and the sea will come in. 8 dont let your brother jump on it.`,
  },
  {
    id: 'how-zara',
    student: 'zara.khan',
    year: 4,
    purpose: 'procedure',
    title: 'How to Plant a Strawberry',
    body: `How to Plant a Strawberry
Goal: to grow your own yummy strawberries for Christmas
Equipment: strawberry plants, compost, a pot with holes in it, pea straw, water, netting
Method
First, choose a sunny place. Strawberries love sun, so don't put them behind the shed like I did last year.
Second, fill your pot with compost up to here (two fingers from the top).
Third, gently tip the plant out and tickle its roots so they can spread out.
Fourth, make a hole and put the plant in. The middle part is called the crown. Don't bury it or it will rot.
Fifth, put pea straw around it. That keeps the strawberries off the dirt and that is why they are called STRAWberries, my Dadi told me.
Sixth, water it every day when it is hot.
Finally, put the net on before the blackbirds find out.
In about two months you will have strawberries. Pick them when they are red all over, not white at the top.`,
  },
];
