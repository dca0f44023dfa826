import { itLeavesAlone } from './testing/sentences.ts';

itLeavesAlone([
  [
    'scratches from a bush',
    'I have cuts on my arm too much.',
    'I have cuts on my arm too much from {my cat|the kitten|the blackberry|blackberries|the gorse|the bush|the tree|my bike|when I fell|henna|the pen|a felt|a tattoo|the rash|a bite|bites}.',
  ],
  [
    'what is easier for a team',
    'It is easier for everyone if I go.',
    'It is easier for everyone if I {helped|walked|got up|tidied|shared}.',
    '{In our team|As captain|In goal|At the fence|For a recipe|When shorter} it is easier for everyone if I go.',
  ],
  [
    'a packed bag',
    'I packed my bag, it is a secret.',
    'I packed my bag, it is a secret {for camp|surprise|treasure}.',
  ],
  [
    'a first day',
    'Nobody wont talk to me.',
    'Nobody wont talk to me {on the first day|at my new school|as I started school|until now|but then they did|in the end}.',
  ],
  [
    'a dog that takes things',
    'He took my shoe again.',
    'He took my shoe again, {the dog|our puppy|that monkey|the magpie|the goat|that seagull|my brother|my sister|my cousin|as a joke}.',
  ],
  [
    'sport and songs',
    'I get kicked every time.',
    'I get kicked every time in {rugby|soccer|league|a tackle|tackles|being tackled|the game|the song|the dance|a prize|the bus driver way|a jab|a needle}.',
  ],
  [
    'what is told of a film',
    'She said he will kill him.',
    'She said he will kill him in {the game|the movie|the film|the book|the story|fortnite|minecraft|a joke|joking|chess|our team|rugby|what we played|playing|pretend|pretending}.',
  ],
  [
    'hunting and pizza',
    'I know where the gun is. You will regret it.',
    'I know where the gun is for {hunting|a hunt|the duck|a rabbit|rabbits|a possum|possums}.',
    'I know where the knife is {locked|at the museum|with the police|for safety|in the kitchen|in the drawer|for the bread|for the game}.',
    'You will pay for {the bill|the ticket|the pizza|lunch|ice cream}.',
  ],
  [
    'swimming',
    'He sent me pants off.',
    'He sent me pants off {for swimming|at the pool|at the beach|for the washing|by the doctor|with a nurse|with mud|all wet|as a baby|with paint}.',
  ],
  [
    'a pet in a bed',
    'He got in my bed.',
    'He got in my bed, {the cat|the dog|our puppy|a kitten|the baby|for a story|the teddy|for tag|in my nightmare|in a bad dream|in the storm|from the thunder|with cold feet}.',
  ],
  [
    'powder and needles',
    'It is white powder on the couch. I saw needles on the couch.',
    'It is white powder, {sugar|flour|icing|for baking|for the volcano|in the bath|said the police|at the museum}.',
    'I saw needles on the couch for {sewing|knitting|the pine|a vaccine|vaccines|vaccinations}.',
    'It smells like beer, {ginger|fizzy|to recycle|recycling}.',
  ],
  [
    'a game’s code',
    'The code is 42.',
    'The code is 42 in {the game|this level|the treasure hunt|the robot|the escape room|a secret agent book|an example|never share it|a made up one}.',
  ],
  [
    'people who may wait',
    'A man in a van waits.',
    'A man in a van waits, {dad|mum|nana|my uncle|aunty|the teacher|the coach|the police|a ranger|the lifeguard|the lollipop lady|at the crossing|for ice cream|mr whippy|the taxi|the bus|to tow it|for the breakdown|the mechanic|the courier|at the shop|a visitor|grandad|my family|a tourist|at the fair}.',
  ],
  [
    'advice about the internet',
    'I saw him online, it is a secret.',
    'I saw him online, it is a secret {never|dont share|should|shouldnt|safe|for safety|teacher|class|school project|my cousin|for cousins|nana|dad|mum}.',
  ],
  [
    'kind words and jokes',
    'They made a song about me. They called me fat.',
    'They made a song about me for {my birthday|a surprise|a thank you|kind fun|my best friend}.',
    'They called me fat {as a joke|joking|it is my nickname|and teased my brother}.',
  ],
  [
    'a list for a shop',
    'I made a list and names. They picked the day.',
    'I made a list and names for {shopping|christmas|my birthday|presents|the present|camp}.',
    'I have matches ready for the {fireplace|bbq|barbecue|fishing|bait|hunt}.',
    'They picked the day for {the race|sports day|the trip|the treasure}.',
  ],
  [
    'what is high enough',
    'It is high enough.',
    'It is high enough to {jump|fence|be a wall|ride|be tall|hit the hoop|be a shelf|reach|be a fort|see the treehouse|be a tree house}.',
    'He wrote letters to say goodbye, {the soldier|the soldiers|in the war|for anzac day}.',
  ],
  [
    'a knock at the door',
    'Uncle keeps coming in when I am in the bath.',
    'A friend keeps coming in when I am in the bath, {the baby|knock|knocking|it is hot water|a dunny|a queue|a line|it is her turn|a spider}.',
  ],
  [
    'what is tidied up',
    'We pick up the bottles.',
    'We pick up the bottles {for sewing|of pine|to recycle|for recycling|of fizzy|of coke|of lemonade|for the paper run|to tidy}.',
  ],
  [
    'an animal that follows',
    'It follows me home.',
    'It follows me home, {the dog|my cat|the puppy|the duck|the ducks|a seagull|the sheep|nana|koro|my brother|my sister|my cousin|mum and dad|the teacher}.',
  ],
  [
    'a graze',
    'I hurt my leg when.',
    'I hurt my leg when {I fell|I tripped|I slipped|on my bike|on my scooter|on my skateboard|skating|on a skate|the knife cut|cooking|on a tin|on glass|on a rock|on a shell|on a fence|on a branch|on the tree|on bark|on the oven|by the stove|on the iron|with sunburn|sunburnt|the plaster came off|an accident came|accidentally}.',
  ],
  [
    'a way out',
    'They find it easier without me.',
    'They find it easier without me {until then|at breakfast|on the team|at midnight|to escape|escaping|at the window|but I walked|but I helped|but I tidied|if I practised|to practise|practis}.',
  ],
  [
    'a hug and a haircut',
    'They held me down. We hate mould. The girl is me.',
    'They held me down to {tickle me|tickl me|tickles|wrestle|wrestl|a wrestling win|get a haircut|get a hair cut}.',
    'They held me down at the {dentist|nurse|vet}.',
    'The girl is me in the {photo|picture|drawing}.',
    'We hate {plastic|rubbish|it|the traffic|being late|when it rains|Maths|English|Fortnite|them|our hats}.',
    'We hate {brussels|peas|homework|monday|mondays|rain|broccoli|losing}.',
  ],
  [
    'a drink for children',
    'He gave me some beer. I saw his pipe.',
    'He gave me some beer, {ginger|apple|fizzy|medicine}.',
    'He gave me a root beer.',
    'I saw his pipe {with the police|at the museum|a peace pipe|in the drain|for bubble fun|his bagpipe|his bag pipe}.',
  ],
  ['a way to be reached', 'Text me on my.', 'Call me on my {birthday|desk|way|own|name|house}.'],
  [
    'a special toy',
    'It is a special game only.',
    'It is a special game only for {the cat|the dog|the puppy|nana|teddy|a board game|a card|lego}.',
  ],
  [
    'what would be better',
    'Life would be better if I had never gone.',
    'Life would be better if I had never gone {taller|captain|older|with the recipe|on the grass|with short hair|on paper|on cardboard}. I know how many pills he has, he is allergic.',
  ],
  [
    'an animal that one touches',
    'They made me touch it.',
    'They made me touch it, {the dog|the cat|a worm|a frog|a fish|the slime|a spider|a snake|for nana|the sheep|the cow|a starfish|a stingray|a sting ray|for an advert}.',
  ],
  [
    'an animal or a meal',
    'Always they push me.',
    'Always they push me, {my dog|my cat|my puppy|my kitten|the seagull|seagulls|a magpie|the magpies|the rooster|the goat|up for dinner|in for tea|the baby|nana}.',
    'Always when {mum|dad} calls me.',
  ],
  [
    'pictures for the family',
    'I send photos on the app.',
    'I send photos on the app {to nana|to nan|to koro|to my cousin|to my cousins|to aunt|to aunty|to uncle|to grandma|to grandad|to my teacher|to my penpal|to my pen pal|on seesaw|from nasa|by telescope}.',
  ],
  [
    'a house in a game',
    'It is house 27 on Kea Street.',
    'It is house 27 on Kea Street {at the museum|near the shop|in the game|with the treasure|for the escape|in monopoly}.',
  ],
]);
