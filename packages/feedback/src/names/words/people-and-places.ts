import { wordSet } from '../../text/word-set.ts';

export const titles = wordSet(`
mr mrs ms miss mister dr sir whaea matua aunty auntie aunt uncle koro nana nanny nan poppa papa grandma grandpa granddad
grandad granny koroua kuia coach captain princess prince queen king lady lord professor principal master sensei sifu
pastor reverend constable officer sergeant nurse doctor ranger
`);

/** Before a name, even one that is also a place's: Uncle Rangiora. */
export const relatives = wordSet(`
whaea matua aunty auntie aunt uncle koro nana nanny nan poppa kuia grandma grandpa grandad granny
`);

export const parents = wordSet('mum mummy dad daddy mother father mama papa');

/** As children write friend, brother, sister, cousin and teacher. */
export const misspeltKin =
  'frend frends freind freinds bruther bruva brotha sista sistar cuzin cuzins cusin teecher';

export const kin = wordSet(`
${misspeltKin}
friend friends brother brothers sister sisters cousin cousins mate mates bestie besties buddy bff teacher teachers neighbour
neighbours twin twins nephew niece stepdad stepmum stepbrother stepsister partner classmate classmates dog cat puppy kitten
pony horse hamster cuz cuzzie cuzzies cuzzy sis sissy besty teammate teammates workmate flatmate roommate penpal babysitter
nannie godmother godfather godson goddaughter toddler captain
tuakana teina taina tuahine tungane mokopuna moko kuya uso toko didi bhai
`);

export const naming = wordSet('named called nicknamed');

/** Before a place, hardly ever before a person. */
export const placing = wordSet(`
in near around across into outside visit visited visiting leave left reached mt mount lake port cape point fort camp river
north south east west upper lower new san los city town island
`);

/** With ‘to’: on the way to a place. */
export const goingTo = wordSet(`
go goes went going gone drove drive driving flew fly flying moved move moving travelled travel trip way back road bus train
ferry plane walk walked ride rode came come
`);

export const landmarks = wordSet(`
beach river lake park school road street mountain bay island islands hill hills primary intermediate college zoo museum
stadium airport station avenue place pool pools falls valley track marae church mosque temple library hospital mall forest
bush domain reserve harbour point peninsula district region city town village farm cave caves wharf bridge castle ocean sea
desert club cup pass tower tarlton tarltons maclary
`);
