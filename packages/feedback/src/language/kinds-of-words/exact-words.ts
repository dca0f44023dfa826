import { wordSet } from '../../text/word-set.ts';

/** Everyday words for one kind of thing, where a plainer one would name many: no ‘food’, but ‘porridge’. */
const things = wordSet(`
  gumboot gumboots jandal sneaker slipper sandal helmet goggles raincoat cardigan jersey hoodie singlet apron scarf mitten beanie overalls pyjamas shoelace earring necklace bracelet handkerchief
  paddock driveway footpath gutter gravel letterbox woolshed clothesline trampoline sandpit wheelbarrow lawnmower chainsaw hammer screwdriver shovel spade rake bucket ladder hose sprinkler trolley wharf jetty
  kettle teapot toaster saucepan teaspoon tablespoon rolling-pin freezer microwave dishwasher wardrobe mattress pillow blanket quilt cushion curtain lampdoormat chimney windowsill hallway
  sausage bacon porridge pancake doughnut toastie noodle spaghetti dumpling sandwich omelette gravy custard pavlova pikelet scone muffin biscuit lollipop popcorn marshmallow chocolate raisin peanut coconut pineapple watermelon mandarin banana strawberry blueberry raspberry lemon lettuce cabbage carrot potato pumpkin onion tomato cucumber celery spinach broccoli garlic cinnamon sesame vinegar yoghurt smoothie lemonade milkshake
  snapper kahawai flounder crayfish mussel oyster starfish jellyfish seahorse octopus penguin dolphin stingray sparrow seagull magpie rooster duckling chick kitten puppy lamb poodle hedgehog possum rabbit ferret stoat caterpillar butterfly ladybird cicada cricket beetle spider cockroach snail grasshopper bumblebee tadpole tortoise crocodile kangaroo reindeer zebra giraffe cheetah dinosaur
  tractor trailer digger tanker forklift ferry kayak canoe raft dinghy scooter skateboard motorbike helicopter rocket bulldozer caravan handlebar brakes pedal windscreen headlight headlamp
  ankle knuckle eyebrow eyelid forehead thumbnail fingernail nostril  antenna tail flipper whisker
  guitar ukulele piano drum trumpet recorder violin microphone keyboard whistle
  creek lagoon estuary swamp glacier volcano waterfall valley cliff cave driftwood seaweed pebble sunset thunderstorm lightning rainbow snowflake icicle puddle drizzle
  netball basketball volleyball hockey cricket softball gymnastics scoreboard referee umpire goalkeeper
  bandage plaster thermometer stethoscope umbrella suitcase backpack envelope calendar notebook crayon scissors sellotape cardboard ribbon balloon candle lantern fireworks
  caretaker librarian plumber builder dentist shearer firefighter astronaut
  crab frog hawk swan goat calf moth wasp slug hens piglet turkey parrot owl eagle lizard gecko turtle
  flute kite raft tent stew taco plum pear reef dune surf mud puddle hammock tunnel
  torch stocking tennis siren thorn magazine toffee pasta mower gully stag deer pony printer laser tarp hail brick couch robot castle knight dragon pirate witch ghost shark whale gull kelp worm apple grape peas corn butter cheese jelly
  sock glove togs jacket skeleton fireworks telescope funnel laptop gears lava boots flower seaweed feathery gills trolleys scooter noodles pies toast honey onions keys gate hole-punch spear saddle bridle halter
  petition litter traffic uniform canteen shade crossing hedge drain pipe
  museum rugby soccer pizza lounge dentist teddy postie duvet stadium disco costume shampoo harbour
  daffodil tulip daisy lavender clover moss fern willow pine apricot plum cherry orchard compost seedling
`);

/** Everyday verbs for one way of doing something: no ‘go’, but ‘crawl’. */
const deeds = wordSet(`
  sprinkle stir whisk knead slice chop grate simmer squeeze twist scrub rinse sweep scoop snap stretch crawl float swoop leap peck nibble chew sniff lick growl purr howl roar squeal giggle whisper mutter scream
  burrow hover hatch soak squash smash stomp wobble wriggle wiggle shiver sneeze snore gulp munch slurp sprint gallop stumble skid swerve bounce splash paddle tickle scratch poke shove drag haul hoist juggle fling hurl dodge
  sneak creep peer glare blink shrug frown grin smirk sob wail moan groan clap hum stitch sew knit weave carve peel crush prune mow steer
`);

/** Whether it names one kind of thing. */
export const isThing = (lower: string): boolean =>
  [lower, lower.replace(/s$/u, ''), lower.replace(/es$/u, ''), lower.replace(/ies$/u, 'y')].some(
    (one) => things.has(one),
  );

/** “Hopped”, “hopping”, “swerving”, “carries”: one way of doing something. */
export const isDeed = (lower: string): boolean => {
  const stem = lower.replace(/(?:ing|ed)$/u, '');
  const isCut = stem !== lower;
  return [
    stem,
    isCut ? `${stem}e` : '',
    isCut ? stem.replace(/(\p{L})\1$/u, '$1') : '',
    lower.replace(/s$/u, ''),
    lower.replace(/es$/u, ''),
  ].some((one) => deeds.has(one));
};
