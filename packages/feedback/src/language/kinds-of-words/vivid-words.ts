import { wordSet } from '../../text/word-set.ts';

/** Verbs that show how something was done, in the forms that stories use. */
const strongVerbs = wordSet(`
ambled bellowed bolted bounced burst chased chattered chucked clambered clattered clenched clipped clung collapsed crackled crammed crashed crawled creaked crept crouched crunched dangled darted dashed dived dived dodged dragged drifted drooped drummed echoed erupted escaped exploded flapped fled flicked flickered flipped flung flooded fluttered galloped gasped gazed glanced glared gleamed glided glinted glowed gobbled grabbed grasped grazed grinned gripped groaned growled grumbled gulped gushed hammered hauled hissed hoisted hovered howled huddled hurled hurried inched jerked jiggled launched leapt leaped limped lunged lurched moaned munched muttered nudged peeked peered perched plodded plonked plopped plummeted plunged pounced pounded prowled puffed quivered raced rattled roared rumbled rustled scampered scrambled scraped scratched screeched scribbled scrunched scuttled shimmered shivered shoved shrieked shuffled shuddered sizzled slammed slithered smacked snapped snatched sneaked snored snorted snuggled soared splashed splattered sprang sprinted squealed squeezed squelched squirmed staggered stalked stammered stomped streamed strolled strutted stumbled swayed swept swirled swooped tackled tiptoed toppled tossed trembled tripped trudged tugged tumbled twirled vanished vibrated waddled wailed weaved whacked whimpered whirled whispered whistled whizzed wiggled wobbled wriggled yanked yelled zipped zoomed
bickered blared boomed bruised bucked bulged chirped chuckled clamped clanged clinked cowered craned crumpled curled devoured dribbled fidgeted flinched gnawed guzzled
gurgled heaved hobbled hunched hummed jabbed jostled lapped lolloped lugged lurked mumbled nibbled nestled nuzzled oozed pecked perched pined plucked prised prodded
quaked recoiled reeled sagged scoffed scowled scurried seeped seized shrank skidded slouched slumped slunk slurped smeared smirked snagged sniffled snickered spluttered
sprawled squinted stank straggled sulked swarmed swivelled thrashed thudded towered trickled twitched unfurled unravelled wedged whined wilted winced wrenched wrestled writhed
`);

/** These every child writes; others show more. */
const plainest = wordSet(`
bounced burst chased clipped crashed curled dived dragged escaped flipped flooded glowed grabbed raced snapped stretched swept tripped whispered yelled
`);

/** Names of things and sports rather than deeds. */
const things = wordSet(
  'racing drumming flooding diving clipping dripping tackling stalking towering',
);

/** Whether a word is a strong verb, also as in ‘muttering’. */
export const isStrongVerb = (lower: string): boolean =>
  strongVerbs.has(lower) ||
  (lower.endsWith('ing') && !things.has(lower) && strongVerbs.has(lower.replace(/ing$/u, 'ed')));

/** Whether a word is one in the present, as in ‘the wind howls’. */
export const isStrongNow = (lower: string): boolean =>
  lower.endsWith('s') &&
  [/s$/u, /es$/u].some((ending) => strongVerbs.has(lower.replace(ending, 'ed')));

/** Whether it is one that every child writes. */
export const isPlainest = (lower: string): boolean => plainest.has(lower.replace(/ing$/u, 'ed'));

/** Adjectives and adverbs that say more than 'good', 'big' or 'very'. */
export const vividDescriptions = wordSet(`
abandoned ancient arctic battered blazing blinding blistering bloodthirsty breathless brittle bustling colossal cosy courageous crafty creaky creepy crimson crooked crumpled crystal dazzling deadly deafening delicate determined dreadful dreary dripping drowsy eerie emerald enormous faraway fearless feeble fiery flaming foggy frantic frantically frightful frosty furious furiously ghostly gigantic gleaming glistening gloomy glossy gooey grimy hazy hideous humongous jagged lanky lazily lumpy lurking magnificent majestic massive mighty misty moist monstrous muffled murky musty pitch-black plump prickly quivering ragged raging razor-sharp roaring rusty salty scarlet scorching scrawny scruffy shabby shaky shimmering shivering silky sleek slithering smoky smoky snarling soaked soaking sparkling speechless spooky squishy steaming stinky sturdy swampy tangled tattered thorny thundering towering trembling tremendous twinkling twisted velvety vicious wary whirling wobbly woolly wrinkled
antisocial boisterous bony bristly bulbous cavernous charred clammy cluttered crumbling cunning drenched feathery ferocious flimsy frail frayed glassy gnarled gritty grubby gruff haunted hoarse
icy jittery luminous menacing mischievous  nimble overgrown papery peculiar piercing relentless restless rickety rowdy shrivelled slimy smug soggy solemn sombre spindly
splintered stubborn sullen timid translucent treacherous unruly weary weathered windswept wiry wispy withered
`);

/** Asked for in place of verbs of moving and looking. */
export const howIt = 'a verb that shows how';
const oneWord = 'one exact word in place of two';
const inWhatWay = 'a word that tells me in what way';
const names = 'the names of the things';

/** Words that tire when they come back, and what to put in their place. */
export const tiredWords: ReadonlyMap<string, string> = new Map([
  ['said', '‘whispered’ or ‘yelled’'],
  ['went', howIt],
  ['looked', howIt],
  ['walked', howIt],
  ['ran', howIt],
  ['nice', inWhatWay],
  ['good', inWhatWay],
  ['bad', inWhatWay],
  ['big', 'a word that shows the size'],
  ['really', oneWord],
  ['very', oneWord],
  ['stuff', names],
  ['things', names],
]);
