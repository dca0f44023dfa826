import { alternatives, anyOf } from './any-of.ts';

const senses = alternatives(`
hear hears heard hearing sound sounds sounded sounding noise noises noisy loud louder loudly quiet quietly silent silence echo echoed echoing roar roared roaring hiss hissed hissing
splash splashed splashing splosh crunch crunched crunching crunchy squawk squawked squawking scream screamed screaming screech screeched shriek shrieked whisper whispered whispering
rumble rumbled rumbling drip dripped dripping drips bang banged banging crash crashed crashing boom boomed whoosh whooshed pop popped popping thud thump thumped snap snapped crack cracked
crackle crackled crackling squeak squeaked squeaking squeaky creak creaked creaking creaky rustle rustled rustling howl howled howling buzz buzzed buzzing hum hummed humming ring rang
ringing clang clatter clattered rattle rattled rattling squelch squelched squelching slurp slurped sizzle sizzled sizzling gurgle gurgled gurgling chirp chirped chirping tweet tweeting
bark barked barking growl growled growling moan moaned music singing sang song cheering cheered clapping splat plop plopped tick ticking beep beeping click clicked
smell smells smelt smelled smelling smelly stink stinks stinky stank stunk scent whiff perfume reeked musty smoky smoke
taste tastes tasted tasting salty sour sweet bitter spicy yummy delicious
feel feels felt cold colder freezing icy chilly warm hot boiling wet damp soggy soft rough smooth sticky slimy prickly furry hairy bumpy sharp squishy slippery dusty gritty itchy
burn burned burnt burning ache ached aching sting stung stinging shiver shivered shivering goosebumps tickled tickly
rongo kakara haunga makariri wera
`);

/** Tells of what can be heard, smelt, tasted or felt; not of what is only seen. */
export const tellsOfSenses = anyOf(senses);
