import { alternatives, anyOf } from '../any-of.ts';

/** Also in any other form: ‘ticks’, ‘humming’. */
const anyFormOf = (some: string): RegExp =>
  anyOf(String.raw`(?:${some})(?:\p{L}?(?:e?s|ed|ing|y))?`);

const heard = alternatives(`
hear hears heard hearing sound sounds sounded sounding noise noises noisy loud louder loudly quiet quietly silent silence echo echoed echoing roar roared roaring roars hiss hisses hissed hissing
splash splashes splashed splashing splosh crunch crunches crunched crunching crunchy squawk squawked squawking scream screams screamed screaming screech screeched shriek shrieks shrieked whisper whispered whispering
rumble rumbles rumbled rumbling drip dripped dripping drips bang bangs banged banging crash crashes crashed crashing boom booms boomed whoosh whooshed pop popped popping thud thump thumps thumped snap snapped crack cracked
crackle crackles crackled crackling squeak squeaks squeaked squeaking squeaky creak creaks creaked creaking creaky rustle rustles rustled rustling howl howls howled howling buzz buzzes buzzed buzzing hum hums hummed humming ring rang
ringing clang clatter clattered rattle rattles rattled rattling squelch squelched squelching slurp slurped sizzle sizzles sizzled sizzling gurgle gurgles gurgled gurgling chirp chirps chirped chirping tweet tweeting
bark barked barking growl growls growled growling moan moaned music singing sang song cheering cheered clapping splat plop plopped tick ticking beep beeping click clicked
`);
const smelt = alternatives(
  'smell smells smelt smelled smelling smelly stink stinks stinky stank stunk scent whiff perfume reeked musty smoky smoke',
);
const tasted = alternatives(
  'taste tastes tasted tasting salty sour sweet bitter spicy yummy delicious',
);
const felt = alternatives(`
feel feels felt cold colder freezing icy chilly warm hot boiling wet damp soggy soft rough smooth sticky slimy prickly furry hairy bumpy sharp squishy slippery dusty gritty itchy
burn burned burnt burning ache ached aching sting stung stinging shiver shivered shivering goosebumps tickled tickly
`);
const kupu = alternatives('rongo kakara haunga makariri wera');

/** Tells of what can be heard. */
export const tellsOfSounds = anyFormOf(heard);

/** Tells of what can be smelt. */
export const tellsOfSmells = anyFormOf(smelt);

/** Tells of what can be tasted. */
export const tellsOfTastes = anyFormOf(tasted);

/** Tells of what can be heard, smelt, tasted or felt; not of what is only seen. */
export const tellsOfSenses = anyOf([heard, smelt, tasted, felt, kupu].join('|'));
