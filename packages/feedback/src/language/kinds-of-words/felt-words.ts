import { alternatives, anyOf } from '../any-of.ts';

const feelings = alternatives(`
happy happier happiest happily happiness sad sadder sadly sadness scared scary scariest excited exciting excitedly excitement nervous nervously proud proudly
proudest angry angrily anger cross grumpy mad furious annoyed surprised surprise amazed amazing astonished shocked shock funny fun enjoyed enjoy enjoyable
loved love loving hated hate frightened frightening fright tired exhausted hurt sore shy worried worry worrying bored boring glad lucky stoked gutted relieved relief
terrified terrifying terror afraid anxious calm peaceful brave confident jealous lonely guilty embarrassed ashamed disappointed upset confused curious
homesick grateful thankful thrilled delighted hopeless hopeful ecstatic petrified freaked sick dizzy miserable joy joyful hyped pumped buzzing
weird awesome cool great good best worst favourite awful horrible yummy yay phew yuck hōhā harikoa mataku pōuri riri ngenge hiamoe whakamā
`);

const reactions = alternatives(`
heart hearts heartbeat tummy stomach puku butterflies breath breathe breathing breathed gasp gasped tears goosebumps
shook shake shaking shaky shivered shivering trembled trembling wobbled wobbling wobbly chattered chattering gulped gulp sweat sweating sweaty blushed
froze frozen smile smiled smiling grin grinned grinning giggled giggling laughed laughing cried crying sobbed sobbing screamed screaming squealed
flinched thumped thumping pounding stomped frowned sniffed sighed stuttered stammered whimpered hugged cheered
`);

const parts =
  'faces?|hands?|eyes?|mouth|feet|legs?|fingers?|fists?|voice|jaw|skin|hair|hairs|arms?|chest|lips?|eyebrows|forehead|shoulders|spine|body|knees?|teeth|throat|palms|cheeks';
const doings = String.raw`\p{L}*(?:red|white|pale|wide|cold|went|turned|shak|tremb|clench|open|drop|sweat|tight|wet|stood|curl|tingl|burn|stiff|crumpl|twitch|bulg|lit|glow|limp|heavy|light|numb|jelly|weak)\p{L}*`;
const doneTo =
  'covered|hid|clenched|wrung|squeezed|shut|closed|bit|dropped|hung|buried|scrunched|rubbed|punched|threw|raised|clapped|waved';
const bodily = String.raw`(?:${parts}) (?:\p{L}+ ){0,3}(?:${doings})|eyes (?:\p{L}+ ){0,2}(?:filled|welled|stung|prickled|watered)|(?:${doneTo}) (?:my|his|her|their|its) (?:${parts}|head)`;

const thought =
  "thought|thinking|wondered|wished|hoped|realised|couldn[’']t believe|could not believe|couldn[’']t wait|could not wait|can[’']t wait|in my head|to myself|wanted to|i knew|never wanted|felt|feel|feels|feeling|feelings|i (?:really )?lik(?:e|ed)|we (?:really )?liked|at last|decided|dreams?|when i grow up|i(?:[’']m| am) going to be";

const longing = String.raw`(?:i|we)(?:[’']ll| (?:will|really|still|already|do))* miss (?:him|her|them|you|it|being|having|living|mum|dad|nana?|koro|my|our|that|those|\p{L}+ (?:so much|a lot|already|every day|who|heaps))(?! (?:bus|turn|train|plane|flight|goal|shot)\b)`;

/** Says that somebody or something is missed; not ‘I will miss the bus’. */
export const longsFor = anyOf(longing);

/** Names a feeling, or tells what it was like. */
export const namesFeeling = anyOf(`${feelings}|${longing}`);

/** What a face, hands or heart do. */
export const showsFeeling = anyOf(`${reactions}|${bodily}`);

/** What went through someone’s head. */
export const tellsThought = anyOf(thought);
