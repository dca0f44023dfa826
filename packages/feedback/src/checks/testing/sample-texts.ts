/** Four kinds of writing, each with much that a comment may say is lacking. */
export const texts = {
  story: `The Secret Tree House

"Race you to the top!" yelled Ari.

I grabbed the rope and pulled. The bark was rough, like a cat's tongue, and the rope burned my hands. Up and up we went. Why did I ever say yes to this?

At the top there was a door. It was as small as a cupboard. Ari knocked three times... and something knocked back!

"Who's there?" I whispered.

Nobody answered. Then the door creaked open and out came a possum with a pink nose. We laughed so hard that we nearly fell off the branch.

We never told anyone about it, and we still visit every Sunday.`,
  letter: `14 Kauri Street
Ōtaki
3 June 2024

Dear Councillor Reed,

I am writing because our bus stop has no roof. When it rains, forty kids get wet. Last Tuesday my little brother's reading book turned to mush.

Firstly, a shelter would keep us dry. Secondly, it would keep us safe, because now we run across the road to stand under the shop. Finally, a shelter could be painted by our school, so it would look great (and it would be cheap).

Some people say that shelters get tagged. However, nobody tags what their own school has painted.

Would you come and see it for yourself? Please build us a shelter before winter.

Yours sincerely
Mere Tautari
Room 6`,
  steps: `How to make a kite

Materials:
- 2 sticks
- a plastic bag
- string
- tape

Method
1. Cross the sticks and tie them together.
2. Cut the bag into a diamond.
3. Tape the bag to the sticks.
4. Tie a long string to the middle.
5. Add a tail made of ribbon.

Be careful with the scissors! Ask a grown-up to cut if they are sharp.`,
  poem: `Rain on the roof is a drum in the night,
a tap and a rattle, a whisper of light.
It slides down the window, it drips from the tree,
and it sings in the gutter a song just for me.

The ducks are all dancing, the worms come to play,
the puddles are mirrors that swallow the day.
My gumboots are waiting, as red as a rose,
and a drop has just landed, plop, on my nose!`,
} as const;
export type Text = keyof typeof texts;
