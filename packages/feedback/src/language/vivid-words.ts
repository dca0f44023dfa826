const words = (list: string): ReadonlySet<string> => new Set(list.trim().split(/\s+/u));

/** Verbs that show how something was done, in the forms in which they stand in stories. */
export const strongVerbs = words(`
ambled bellowed bolted bounced burst charged chased chattered chucked clambered clattered clenched clipped clung collapsed crackled crammed crashed crawled creaked crept crouched crunched dangled darted dashed dived dived dodged dragged drifted drooped dropped drummed echoed erupted escaped exploded flapped flashed fled flicked flickered flipped floated flung flooded fluttered galloped gasped gazed giggled glanced glared gleamed glided glinted glowed gobbled grabbed grasped grazed grinned gripped groaned growled grumbled gulped gushed hammered hauled hissed hoisted hopped hovered howled huddled hugged hurled hurried inched jerked jiggled launched leapt leaped limped lunged lurched marched moaned munched muttered nudged peeked peeled peered perched plodded plonked plopped plummeted plunged pounced pounded prowled puffed quivered raced rattled roared rumbled rustled scampered scrambled scraped scratched screeched scribbled scrunched scuttled shimmered shivered shoved shrieked shuffled shuddered sizzled skidded skipped slammed slipped slithered smacked smashed snapped snatched sneaked sniffed snored snorted snuggled soaked soared splashed splattered sprang sprinted squealed squeezed squelched squirmed staggered stalked stammered stomped streamed stretched strolled strutted stumbled swayed swept swirled swooped tackled tiptoed toppled tossed trembled tripped trudged tugged tumbled twirled twisted vanished vibrated waddled wailed wandered weaved whacked whimpered whirled whispered whistled whizzed wiggled wobbled wriggled yanked yelled zipped zoomed
`);

/** Adjectives and adverbs that say more than 'good', 'big' or 'very'. */
export const vividDescriptions = words(`
abandoned ancient anxious arctic awkward battered bitter blazing blinding blistering bloodthirsty breathless brilliant brittle bumpy bustling calm carefully cautiously chilly clumsy colossal cosy courageous crafty creaky creepy crimson crisp crooked crumpled crystal cunning curious dazzling deadly deafening deep delicate delicious desperate desperately determined dim distant dizzy dreadful dreary dripping drowsy dusty eager eagerly eerie elegant emerald endless enormous exhausted faint faraway fearless feeble fiery fierce filthy flaming fluffy foggy forgotten fragile frantic frantically freezing frightful frosty frozen furious furiously gentle gently ghostly giant gigantic gleaming glistening gloomy glossy golden gooey graceful grand greedy grimy grumpy harsh hazy heavy hideous hollow horrible huge humble humongous icy immense innocent invisible jagged jolly keen lanky lazily lonely loyal lumpy lurking magical magnificent majestic massive mighty miserable misty moist monstrous muddy muffled murky musty mysterious narrow nasty nervously noisy oily pale patient patiently peaceful peculiar pitch-black plump powerful precious prickly puffy purple quietly quivering ragged raging rapid raw razor-sharp reckless restless ripe roaring rocky rotten rough rusty salty scarlet scorching scrawny scruffy shabby shaky shallow sharp shimmering shiny shivering silent silently silky silver skinny sleek slender slimy slippery slithering slowly sly smelly smoky smooth smoky snarling soaked soaking soft solid sour sparkling speechless spiky spooky squishy starving steaming steep sticky stinky stormy strange stubborn sturdy suddenly sunny swampy swift tangled tattered terrified thick thirsty thorny thundering tiny towering trembling tremendous tropical twinkling twisted unexpected unfamiliar vast velvety vicious violent warm wary weary weird whirling wicked wild windy wise wobbly wonderful wooden woolly worn wrinkled yucky
`);

/** Words that tire when they come back, with stronger ones that a child can use. */
export const tiredWords: ReadonlyMap<string, readonly string[]> = new Map([
  ['said', ['whispered', 'yelled', 'asked', 'replied']],
  ['went', ['raced', 'wandered', 'crept', 'hurried']],
  ['got', ['found', 'grabbed', 'caught', 'became']],
  ['nice', ['kind', 'gentle', 'tasty', 'peaceful']],
  ['good', ['brave', 'useful', 'tasty', 'skilful']],
  ['big', ['huge', 'towering', 'enormous', 'wide']],
  ['fun', ['thrilling', 'funny', 'exciting', 'playful']],
  ['bad', ['nasty', 'harmful', 'rotten', 'unkind']],
  ['looked', ['peered', 'stared', 'glanced', 'gazed']],
  ['walked', ['marched', 'strolled', 'tiptoed', 'trudged']],
  ['ran', ['sprinted', 'dashed', 'raced', 'bolted']],
  ['really', ['one exact word in place of two']],
  ['very', ['one exact word in place of two']],
  ['cool', ['clever', 'exciting', 'stylish', 'surprising']],
  ['awesome', ['thrilling', 'splendid', 'daring', 'dazzling']],
  ['scary', ['spooky', 'eerie', 'creepy', 'frightening']],
  ['happy', ['cheerful', 'thrilled', 'delighted', 'proud']],
  ['sad', ['gloomy', 'lonely', 'upset', 'tearful']],
  ['stuff', ['the names of the things']],
  ['things', ['the names of the things']],
]);
