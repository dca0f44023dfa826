import { wordSet } from '../../text/word-set.ts';
import { misspeltKin } from './people-and-places.ts';

/** After these, a word is a thing or a quality: the hunter, last summer. */
export const beforeThings = wordSet(`
a an the this that these those my your our his her its their some any no every each another other both all many
more most few several one two three four five six seven eight nine ten first second third next last only such same
what which whose enough much less
`);

export const adjectives = wordSet(`
big little small old young new red blue green black white brown yellow orange purple pink grey golden silver good bad
nice beautiful pretty lovely huge tiny great giant long short tall high low hot cold warm dark bright light scary funny
happy sad angry brave kind mean poor rich sunny rainy wet dry hard soft sweet wild strong fast slow deep shiny
whole own real very native fresh special favourite secret lost hidden evil magic best
`);

export const subjects = wordSet(
  'i you he she it we they who that people everyone somebody someone nobody kids children there',
);

/** Before a verb in its plain form, or between subject and verb. */
export const beforeVerbs = wordSet(`
to can could will would shall should may might must do does did dont didnt doesnt cant couldnt wouldnt wont not never always
really just also only still ever often usually please lets let
`);

/** Nothing, or a joining word: what follows may be whoever does something. */
export const beforeDeeds: ReadonlySet<string> = new Set([
  '',
  ...wordSet('and then but so when because after before'),
]);

export const objects = wordSet(`
the a an this that these those my your our his her its their it him them me us you i we he she they
some all every each everyone everything someone something there
`);

export const modals = wordSet('will may can do did');
export const verbs = wordSet(`
hope mark chase drew skip pat rob sue grant wade read sing sang say see ran hung wish trust win pray care bill jack nick
cast reed ray rush sharp love page pick cook tan ring spring dash trip park wait hang bring sung hail are is was has had have
`);
export const describing = wordSet(`
long young rich sunny happy lovely precious lucky frank rusty sandy noble golden early major innocent royal true
swift small west north south east sharp special pat worth just moral very
black green white brown gray grey blue good best strong short small little
`);

/** In lower case these are hardly ever names. */
export const functionWords = wordSet(`
a an the my so no in to you he she it we they me us him her his i do did is was will may can if as at on by all any one now then
when what who why how and or but of for with from up down out off over are be been am has have had not go got get see said say
there here that this them their your our its too two also than just like some more
te nga ka he ki i o e ko na ma me kei mai
`);

/** What is said, as children write it. */
const misspeltSaying = 'sed siad sead sayed askt arsked arskt yeld';

/** After a name: what someone does or is. */
export const deeds = wordSet(`
${misspeltSaying} wos woz wosent wasent dident didint dosent doesent isent isint gav kikt jumpt lookt lukt playd laft tript fel
said says asked asks told replied yelled shouted whispered cried laughed screamed smiled giggled called answered whispers thought
was is has had did does went came got ran fell took saw made gave kicked won lost found ate threw hit put sat stood jumped walked
started looked wanted liked likes loves plays played helped pushed scored tripped knows knew felt let and goes comes gets
wasnt isnt didnt dont doesnt wont cant couldnt wouldnt hates thinks always never who turned grabbed opened climbed swam broke bought brought held
could would should might must can
tells shouts yells laughs screams smiles giggles grins replies eats drinks sings brings buys grabs pushes pulls swims hugs finds
loses wants
wrote picked saved dropped passed missed swept slid punched smashed rode stole spoke woke dived waved shared cheered danced
sang cooked hugged carried finished
holds puts takes throws runs kicks sits stands tries needs makes keeps gives wins helps hides climbs jumps
`);

/** What places and things don't do. */
export const peoplesDeeds = wordSet(`
${misspeltSaying}
said says asked asks told replied yelled shouted whispered cried laughed screamed smiled giggled answered thought gave kicked
ate threw sat stood jumped walked looked wanted likes loves helped pushed tripped knew felt grabbed climbed swam bought brought
hugged danced sang cooked wrote picked punched swept rode stole waved cheered shared dived spoke
`);

export const beforePeople = wordSet(`
${misspeltKin}
and with me friend friends brother brothers sister sisters cousin cousins mate mates bestie buddy bff uncle aunt aunty auntie
mum dad nana koro whaea matua mr mrs miss ms named called like likes love loves hi hello dear hey by meet met told asked thank thanks
poor little saw than teacher partner neighbour twin classmate son daughter nephew niece baby girl boy kid poppa grandma
grandad coach captain from for
`);

export const saying = wordSet(
  `said says asked yelled shouted whispered replied told screamed cried laughed giggled answered ${misspeltSaying}`,
);

/** Before the person something is done to: gave hope a marble. */
export const doneTo = wordSet(
  'gave give gav giv told tolled askt tell asked ask lent handed showed show helped tagged chased hit pushed saw watched met thanked hugged followed found beat pulled dared got get let made make chose choose picked',
);

export const prepositions = wordSet(
  'about with at near behind beside after than without from by of against between towards past around except like',
);

export const seasons = wordSet('summer spring autumn winter may april june august march');
export const beforeSeasons = wordSet(
  'in last next this during all every since until each of early late mid by on for',
);

/** After a possessive, with an apostrophe or without. */
export const belongings = wordSet(`
mum dad mother father mummy daddy brother sister cousin nana koro house home place birthday party dog cat puppy bag hat ball bike
room turn team friend friends family car book name hair shoe shoes lunch idea desk hand face arm leg foot head eyes tent phone
class story writing picture drawing painting eye ear face voice farm pool trampoline boat jacket shirt job fault group table knee nose tooth
uncle aunt aunty auntie nan nanna poppa grandma grandpa grandad cousins sisters brothers parents lungs belly bum cheek cheeks hands arms legs feet knees shoulder shoulders elbows fingernails lamb calf goat pony horse rabbit
jersey cardigan coat raincoat jeans pants shorts socks sock skirt costume mask cape crown wand sword beanie scarf gloves glove
necklace bracelet earring earrings glasses sunglasses goggles wetsuit backpack wallet purse drawer locker bedroom bed garage shed
mouth lip lips chin neck tummy stomach finger fingers toe toes elbow ankle wrist thumb ears teeth ponytail
kitten kittens chickens chook chooks hamster pet pets turtle tractor ute caravan kayak surfboard xbox charger toy toys teddy doll
gran granny poem essay speech slideshow answer breakfast dinner sandwich chips lolly lollies drink daughter wife husband whanau pop nanny
towel pencil pen ruler rubber lunchbox bottle togs jumper hoodie gumboots sneakers scooter skateboard helmet tablet chromebook laptop
chair seat stool couch spot yard backyard driveway tramp sleepover present presents cake invitation
van mums dads nanas muffin felts stuff
`);

/** Function words that may be names even in lower case. */
export const namesLikeFunctionWords = wordSet('an my so do no le all te say see how long then');
export const foodVerbs = wordSet('eat ate eating eaten cook cooked cooking');
export const foods = wordSet(
  'rose roses basil olive olives ginger honey cherry candy bean beans pepper rice fish lamb berry plum peach apple sage kiwi pie bacon cookie',
);

/** Who somebody is to somebody: after these, a modal is a verb (my friend will come). */
export const relations = wordSet(`
${misspeltKin}
friend friends brother brothers sister sisters cousin cousins mate mates uncle aunty auntie aunt teacher partner mum dad nana nan nanna
koro kuia pop poppa grandma grandpa grandad granny gran stepdad stepmum coach baby girl boy kid son daughter
`);
