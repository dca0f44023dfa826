import { isFamiliar } from '../../reading/familiar-words.ts';
import { isInDictionary } from './dictionary.ts';
import { oneEditAway } from './near-words.ts';
import { remembered } from '../../text/remembered.ts';
import { wordSet } from '../../text/word-set.ts';

/** Words that sound as another does, or look so like it that children write one for the other. */
const listed = wordSet(`
  accept except affect effect aisle isle allowed aloud altar alter angel angle ascent assent bald bawled bale bail band banned bare bear
  base bass beach beech bean been beat beet berry bury berth birth blew blue board bored boarder border bold bowled bolder boulder bough bow boy buoy
  brake break bread bred breath breathe bridal bridle broach brooch brought bought bruise brews build billed buyer byre capital capitol carat carrot cast caste
  caught court ceiling sealing cell sell cellar seller cent scent sent cereal serial chance chants chased chaste cheap cheep check cheque chews choose chose choir quire chord cord chute shoot
  cite sight site clothes cloths close coarse course colonel kernel complement compliment council counsel creak creek crews cruise cue queue currant current
  dairy diary days daze dear deer desert dessert device devise dew due die dye doe dough draft draught dual duel dying dyeing
  earn urn eight ate ewe you yew fair fare farther further father faint feint feat feet find fined fir fur flair flare flea flee flour flower floor flaw flue flew fort fought forth fourth foul fowl
  freeze frieze gait gate gamble gambol genes jeans gilt guilt gorilla guerrilla grate great grater greater grease groan grown guessed guest guise guys
  hail hale hair hare hall haul hangar hanger hart heart hay hey heal heel he'll hear here heard herd heroin heroine higher hire hoard horde hoarse horse hole whole holy wholly hour our idle idol
  key quay knead need knew new knight night knot not know no knows nose lain lane lead led leak leek leased least lessen lesson liar lyre licence license lightning lightening load lode loan lone loose lose loot lute
  made maid mail male main mane maize maze manner manor marshal martial mayor mare meat meet medal meddle metal mettle might mite miner minor missed mist moan mown moor more morning mourning muscle mussel mustard mustered
  naval navel none nun paced paste packed pact pail pale pain pane pair pear pare palate palette passed past patience patients pause paws peace piece peak peek pique peal peel pedal peddle peer pier personal personnel
  place plaice plain plane pleas please plum plumb pole poll poor pour pore practice practise pray prey presence presents principal principle prince prints profit prophet quarts quartz quiet quite
  rain reign rein raise rays rap wrap raw roar read reed red real reel reek wreak rest wrest right rite write ring wring road rode rowed role roll root route rose rows rote wrote rough ruff rung wrung rye wry
  sail sale sauce source saw soar sore scene seen scull skull sea see seam seem sear seer seas seize sees shake sheik shear sheer shears sheers shone shown shoe shoo side sighed sign sine sink sync slay sleigh sleight slight soared sword sole soul some sum son sun
  sort sought staid stayed stair stare stairs stares stake steak stalk stork stationary stationery steal steel stile style stood storey story straight strait straits straightened sundae sunday suite sweet swat swot
  tacks tax tail tale talk torque taught taut team teem tear tier tease teas teaser their there they're theirs theres threw through thorough though thought throne thrown throws throes tide tied time thyme tire tyre toad toed towed toe tow told tolled tort torte trough trail trial
  troop troupe tuba tuber vain vane vein vale veil wade weighed waist waste wait weight waive wave wares wears warn worn watt what wail whale wart wore war way weigh weak week weather whether weave we've weir we're were where wet whet which witch while wile whine wine whirl world whirled whit wit white wight
  who's whose wood would yoke yolk your you're yore lets let's its it's plough sleeve sweat sweet thing think want went bean beast breast board choosing chosing hear quiet collage college lair layer cooper copper dinning filling feeling felling lighting lighted sheet shell bough clothe scared scarred
  stationed weary wary reach retch breach breech teeth teethe bathe bath loath loathe envelope envelop moral morale human humane later latter super supper tough trough cough rough dough rouge rogue
  floating flouting shuttle subtle trial treble trouble tremble tackle tickle straighten bruised brewed leaver lever leech leach beech
  `);

const MOST_KEPT = 2000;

/** “hopping” beside “hoping”: only a doubled letter apart. */
const undoubled = (word: string): string[] =>
  [...word.matchAll(/(\p{L})\1/gu)].map(
    ({ index }) => word.slice(0, index) + word.slice(index + 1),
  );

/** An unusual word, one letter from one that everybody writes, may have been meant for that one. */
const isNearCommoner = (word: string): boolean =>
  !isFamiliar(word) &&
  oneEditAway(word).some(
    (other) => other !== word && other.length > 3 && isFamiliar(other) && isInDictionary(other),
  );

/**
 * Whether a word, though it is one, may stand for another: “strait” for “straight”. That it is spelt
 * right proves nothing.
 */
export const isConfused = remembered(
  MOST_KEPT,
  (word): boolean =>
    listed.has(word) ||
    listed.has(word.replace(/(?:s|ed|ing)$/u, '')) ||
    undoubled(word).some(isInDictionary) ||
    isNearCommoner(word),
);
