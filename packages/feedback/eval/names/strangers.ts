import { linesIn, wordsIn } from './lists.ts';

/** Names on no roster, and sentences with {} for one; `small` for names in small letters. */
export interface StrangerSet {
  names: readonly string[];
  templates: readonly string[];
  small: readonly string[];
}

export const strangers: StrangerSet = {
  names: wordsIn(`
    Zara Jayden Wiremu Sione Priya Tyler Chloe Noah Ethan Mila Kaleb Tama Fetu Anahera Xinyi Arjun Haruki Fatima Kobe Lachlan
    Rawiri Teuila Minjun Isla Hugo Maeve Tane Mele Rohan Aisha Lucas Brooklyn Piripi Losa Gurpreet Yuna Omar Freya Tevita Ngaire
    Quade Zephyr Taimana Kauwhata Faleata Shanaya Ruoxi Oluchi Tavake Beaumont`),
  templates: linesIn(`
My brother {} came to watch me play.
Mrs {} is my teacher and she is nice.
I went to the pools with my cousin {} and we had chips.
My friend {} goes to another school.
On Saturday {} had a birthday party at the bowling alley.
Then I rang {} and told her the news.
We stayed with Aunty {} in the holidays.
Koro {} told us a story about the eels.
“I am coming too,” said {}.
I have a sister named {} and a dog.
Me and {} built a fort out of blankets.
{} said that we should go home.
In the team there was {}, Mum and me.
Our neighbour is called {} and he has a boat.
I was so happy because {} came back from hospital.
When we got to {}'s house it was raining.
After that {} and I went for a swim.
Mr {} blew the whistle and we all stopped.
Ko {} tōku māmā.
Ko Pita rāua ko {} ōku mātua.`),
  small: linesIn(`
my brother {} is three and he cries a lot
my friend {} lives in town
i went to mrs {} and told her
i have a cousin called {} who is funny
me and {} went on the flying fox
then {} said lets go
ko {} toku hoa pai`),
};

export const heldOutStrangers: StrangerSet = {
  names: wordsIn(`
    Ayla Keanu Hineata Vaea Sanjana Brodie Tiaho Maika Dacre Ottilie Tuakoi Pele Zhiyuan Harnoor Soraya Kelechi Bronte Rereata
    Lio Amelie Ezekiel Mihi Salesi Naveen Yara Jethro Tiana Paora Emmett Kiana Tarquin Whetumarama Sefina Ibrahim Hyejin Casper
    Rangiora Delilah Temuera Pounamu Ashvin Liko Zainab Cormac Akenese`),
  templates: linesIn(`
For my birthday {} gave me a Lego set.
The person I admire most is {} because he never gives up.
Last night Uncle {} cooked a boil up.
My little sister {} broke my tablet.
I looked at {} and we both started to laugh.
We were late because {} could not find his shoes.
A girl called {} sat beside me on the plane.
Every Sunday {} takes us to church.
My nan and {} were waiting at the gate.
Miss {} let us have extra time on the field.
My dad works with a man named {}.
{} laughed so hard that milk came out of her nose.
This is a photo of {} on her pony.
Did you know that {} can do a backflip?`),
  small: linesIn(`
my cousin {} has a motorbike
my best friend is called {} and we play roblox
miss {} was not happy
my sister {} was sick on the bus
me and my mate {} went eeling`),
};
