import { wordSet } from '../../text/word-set.ts';

/** Uncommon in lists of easy words, but everybody uses them, or they are exact about nothing. */
const listed = wordSet(`
  massive ginormous humongous gigantic special adult adults normal weird amazing alright awesome although themselves final common perfect horrible disgusting section entire result
  results related purpose method complete particular percent including pretend pretending considered serious control decent unable system limit volume
  design product products future obvious basics undoing scenery freaky claims relatives objects effect degree degrees photo photos video videos 
  online website podcast internet ipad emoji famous native natives annoyed reckon reckons argue argued arguing survive survived admit release centre
  central century centuries kilometre kilometres centimetre centimetres millimetre millimetres litre litres kilogram kilograms fourteenth nineteenth
  hundredth ninth sixtieth maths verse recipe version impossible situation condition statement similar prefer develop entrance occur quality available
  standard impressed confessed suspect unsure comfy optional total crisp minister local create natural source yummiest greedy nervous grumpy stress
  regret imagine energy character signal label urgent critical patient model models memory support procedure unusual adjusted features intense mason
  opinion display energies culture cultures affected effects resources fallen trigger ancient attract suspects uncovers delivering containing
  developing developed thud thuds process cancel cancels unload mixture medium unplug disabled mental alien aliens zombie zombies monster monsters
  ninja drama karma security claim schedule awkward stained complain exercise fluff reverse regional general various several certain environment
  sizzle sizzles bouncing controls updates limits signals strokes award nanny poppa tribe launcher macron assembly explode cycle female females league portal afford spatial science
  tradition extinct twist stroke symbol survey shelves smashing collection teenage foundation foundations resource invention operation reaction mobile
  nelson university district regions region disagree apology concepts undies trouser brackets tension annual mismatched upright deadly agenda traffic
  approve approved patrol petrol plastic wheelie average channel contact register version destination static liquid stomach persuade argue argues
  dramatic privacy weirder weirdest brilliant nation nations popular basic industry welfare
  increase increases decrease decreases remain remains occurs exist exists involve involves require requires reduce improve improves depend depends
  scratch scratched clap claps clapped clapping drag dragged chop chops chopped chopping snap snapped hatch poke poked float floated scream screamed screaming chewing chewed mowing mowed mows offence
  effort efforts flavour flavours lifestyle lifestyles hazard hazards veges vege veggies veggie spuds dunno wanna gonna gotta kinda sorta stupid stomachs agents annoy balance beyond
  commands collects contain couple customs developer discount distraction distractions express fantasy force forces graphics impress indicator
  minimum mystery permission pregnant predict program protection relief respect retire seniors steering strike supplies supports suspension transfer
  idiot idiots moron morons loser losers jerk jerks weirdo weirdos dummy dummies
  addition instrument instruments superb guinea bronze vehicle vehicles warrant wiggles
`);

export const isInexact = (lower: string): boolean => listed.has(lower);
