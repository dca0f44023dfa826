import { linesIn, wordsIn } from './lists.ts';

/** Names that are also a place’s, a brand’s or somebody’s in a story, and sentences with {} for one. */
export interface PlaceNames {
  /** Somebody of the class, and how others spell the name. */
  spellings: readonly (readonly [name: string, asThePlace: string])[];
  /** Of people on no roster. */
  strangers: readonly string[];
  templates: readonly string[];
}

const pairs = (list: string) =>
  wordsIn(list).map((pair) => {
    const [name = '', asThePlace = ''] = pair.split('/');
    return [name, asThePlace] as const;
  });

export const placeNames: PlaceNames = {
  spellings: pairs(
    'Jordyn/Jordan Sidney/Sydney Parris/Paris Lewys/Lewis Russel/Russell Zacharey/Zachary Stuart/Stewart Kelli/Kelly Nelsen/Nelson Tipene/Tip Bluebell/Bluey Rongomai/Rongo',
  ),
  strangers: wordsIn('Jordan Lewis Kelly Russell Zachary Elsa Adelaide Phoenix Christian'),
  templates: linesIn(`
We sat down. {} said we should go.
I sat next to {} on the bus.
My friend {} came too.
Me and {} ran to the hall.
Then {} laughed and fell over.
It was {}’s birthday.
Thank you to {} for the cake.
{} was crying so we stopped.
I gave {} my ball.`),
};

export const heldOutPlaceNames: PlaceNames = {
  spellings: pairs(
    'Jordon/Jordan Sydnee/Sydney Parys/Paris Louis/Lewis Zackary/Zachary Mathilda/Matilda Viktoria/Victoria Arielle/Ariel Athina/Athena Kellie/Kelly Aleksandra/Alexandra Kristian/Christian Pheonix/Phoenix Hinemoana/Hinemoa Darwyn/Darwin Elsie/Elsa',
  ),
  strangers: wordsIn('Matilda Alexandra Stewart Ariel Athena Darwin Geraldine Holden Rona'),
  templates: linesIn(`
{} lent me a pencil.
We picked {} for our team.
{}’s dog followed us.
“Stop it, {}!” I yelled.
I felt sorry for {}.
{} had a sore leg so we carried the bag.
The boy called {} sat down.
I whispered to {}.
{} taught me to skate.
Nobody knew where {} was.
{} came second in the race.
My dad knows {}’s dad.`),
};
