import { plainLetters } from '../letters/plain-letters.ts';

/** Names between two slashes are short for one another. */
const table = `
abigail abby abbie abi gail abs / adelaide addie addy / adrian ade adi / aidan aide /
alexander alexandra alexandria alexis alex al xander lex lexi lexie sandy alec sasha zander ali lexy ally /
alfred alfie fred al / alice ali allie / alison allison ali allie / amanda mandy manda /
amelia millie milly mia mel amy mils melly mila meels / andrew andre andy drew / angela angelina angeline angie ange /
anthony antony tony ant toni / annabelle anabelle anna bella belle annie /
anna anne ann annie ana / antonia toni tonya / aroha ro roha / arthur art artie /
barbara barb barbie babs / bartholomew bart / benjamin bennett ben benny benji benjy benno /
bernard bernie / beverley bev / bradley brad / brendan bren / bridget biddy bridie /
brooklyn brook brooke / cameron cam cammy / caroline carolyn carol caz carrie /
cassandra cassie cass sandra /
catherine katherine kathryn katharine cathy kathy kate katie kat kit kitty cat cath kath kay /
charles charlie chuck chaz charley chas / charlotte charlie lottie char lotte charley char shar charli /
christine christina kristina chris tina chrissy chrissie /
christopher kristopher chris kit topher christo / clementine clem clemmie / daniel dan danny dani danno /
danielle dani danni elle / david dave davey davie / deborah debra deb debbie /
dominic nic nick dom / dorothy dot dottie dolly / douglas doug dougie /
edward edmund edwin ed eddie ted teddy ned eddy /
eleanor elena nell ellie nora ella nellie lenny norah elle /
elizabeth elisabeth liz lizzie beth betty eliza libby ellie elsie lisa bess lizzy betsy lilibet lib libs elle /
emanuele emanuel emmanuel manuel manuele manu /
emily emma em emmy emmie millie / evangeline evie eva eve ev / faafetai tai fetai /
felicity flick fliss / florence flo florrie flossie /
francesca frances francis fran frankie frank francie cesca / franklin frank frankie /
frederick freda fred freddie freddy freddo / gabriel gabrielle gabriella gabe gabby gabbie gab gabs brie /
george georgia georgina georgie / gerald gerry jerry / geoffrey jeffrey geoff jeff /
gregory greg / gwendolyn gwen / hamish hame hammy haim / harold harrison henry harry hal hank haz hazza harv harvey /
hannah hana han / harriet hattie harri hatty harry etta / heather heath / helen helena nell lena / henare hen /
hinemoa hine moa / hohepa hoe hemi /
isabella isabelle isobel isabel bella izzy belle issy isa izzie bell / isaac isaiah zac ike zeke zacky /
ihaia ike haia / imogen immy imo immie immi imz ims mimi / anahera ana hera / manpreet manu preet / harpreet harry preet /
mereana mere ana / connor conor con / jacob jacobus jake jakey jay / jacqueline jackie jacqui /
jackson jack jax / james jim jimmy jamie jem jimbo / janet janice jan /
jasmine jaz jazzy jas mina / jennifer jenny jen jenna / jeremy jeremiah jerry jez jem jezza /
jessica jess jessie jessy jeskie / joanna joanne jo / john jonathan johnathan johnny jon jonny jack /
joseph josephine joe joey jo josie jojo / joshua josh joshy / judith judy jude /
julia julian juliana juliet jules julie / kahurangi kahu rangi / kaitlin katelyn kate kait /
karen kaz kazza / katarina kat trina katie / kawhena kawe / kenneth ken kenny / kimberley kim kimmy /
kirihimete kiri / kiritapu kiri / laura lauren laurence laurie lawrence larry loz /
leonard leonardo leo len lenny / leonie leo / leilani lei lani /
lillian lilian lily lil lilly lils / louis louise louie lou lulu / lucas luke luca /
lucille lucinda lucia lucy lu luce / mackenzie mac mack kenzie /
madeleine madeline madison maddie maddy mads mad / malachi mal kai / manaaki mana naki /
margaret maggie meg peggy marg greta meggie rita maisie margie mags daisy / maraea mara rae /
maria mariana marie mary molly mimi / marcus mark marc / matthew matiu matt matty mattie mat matto /
matilda tilly tilda mattie tillie till tills / maxwell maximilian maximus max / melanie melissa mel lissa / melody mel /
michael mikaere michelle mike mick mikey micky shell mitch miguel / mikayla makayla mik kayla /
mitchell mitch / mohammed muhammad mohd mohammad mohamed mo /
natalie natalia natasha nat tash tasha nattie / nathaniel nathan nate nat / ngaire ngai /
ngarangi ngara / nicholas nicolas nicole nicola nick nic nicky niko nico nikki nik nix /
oliver olivia ollie olly liv livvy oli livi / pamela pam / parekura pare /
patrick patricia pat paddy patsy trish tricia patty / penelope penny pen nell pip poppy /
peter pete petey pita / philip phillip philippa phil pip pippa / rachel rach /
rangimarie rangi marie / raymond ray / rebecca rebekah becky bec becca bex / reginald reg /
richard rick ricky dick rich richie ric / robert roberta robin rob bob bobby robbie bert bobbie /
rawiri ra wiri / ronald ron ronnie / rosemary rosalie rosalind rosa rose rosie / russell russ /
samantha samuel samson sam sammy sammie / sandra sandy sandi / sebastian seb bas bastian bash baz /
sharon shaz shazza / simon si / siobhan shiv shivvy / solomon sol / sophia sophie sofia soph sophy fia /
stephen steven stephanie steve stevie steph stef / susan susannah suzanne sue susie suzie zoe /
tamatea tama / tamahine tama hine / tangaroa tanga roa / terence terry / theodore theo ted teddy dory /
theresa teresa tess tessa terry / thomas tom tommy tomo / timothy tim timmy / tobias toby /
travis trav / valerie val / vanessa nessa ness / victoria vicky tori vic vicki tory tor / victor vic /
vincent vince vinnie vin / virginia ginny / walter walt wally / whetu whets /
wikitoria wiki toria wik / william wiremu will bill billy liam willy wills wi willie billo /
winifred winnie / wiremu wi wirry / xavier xav zav / zachary zachariah zac zach zack zak zacky /
zoe zo /
arabella bella belle bell ara ari / archibald archie arch / austin ozzy aussie auz / barry baz bazza bazz /
beatrice beatrix bea bee trixie bebe / bronwyn bron wyn / campbell cam cams cambo cammo / chloe chlo clo coco /
darren daz dazza / eliana ellie ana lia / elijah eli lige / evelyn evie eve ev lyn / ezekiel ezra ez ezz ezzy
ezzie / fergus ferg gus / angus gus gussie / finlay finley finn fin finny / gareth gaz gazza / henry hen hens
henners harry / jayden jay jade jj / josiah jos joss / kieran kiz kizza keirs / lachlan lachie lachy lochie
lochy lockie locky lock lach loch / liam lee li leem / logan logs logy logie / louis louie lewy / mason mase
mace macey / mackenzie mckenzie mckenna macca kenz kenzie kenna / manaia mana nai naia / mila mimi mils millie /
murray muz muzza / nathan nate nath naz / ngaire nyree ny / oscar oz ozzie ozzy oska osk / phoebe pheebs pheebee
phoebs fifi bee / piripi pip piri phil / poppy pop pops popsie / ruby rubes rube rubs roo / ryan ry ryno /
siosaia saia sai sio / sione si sone john / stephen stevo / tamati tam tama mati / tawhiri tafs tawh / tevita
vita tev / tyler tyson ty tyse tys / toby tobes / caleb cale cal cabe / connor con conz / cameron camo cammo
cams / savannah sav savvy vanna / wiremu mu wiz / william wilz / willow will willy wills / brooklyn brookie
brooky lyn / josephine posie fifi / jonathan jonty jono jonno / daniel daz dano / thomas tommo /on jacko jax /
samuel sammo / robert robbo / david davo / aarav aaru rav / harpreet harp happy harpi / patrick packy rick
rickie / bronte bron / quinn quinny / zoe zozo / isla isy izzy / kaitlyn kait kate / georgia gigi / francesca
franky / lucia luci / phoenix phee / hunter hunty / harvey harv harvs / edward neddy / cassidy cass cas cassie /
sophie soph sofe / taylor tayla tay tayz / tamsin tams tam / israel izzy iz izz / noah noey noe /
love luv lovey / jack jak jac jacko / reuben ruben reub reubs rube rubes ben benny / duncan dunc dunk duncs / callum calum cal cals
cally / nikau nik niks nicky / aperahama abe ape hama / makareta reta maggie / fletcher fletch / spencer spence /
christian chris chrissy kris / malachi mal mali / ethan eth eths / zachariah zachy / hineari hine ari / mahina hina mahi /
phoenix nix / cody cods codes / hazel haze haz / tipene tips / mariam mimi / georgia gee / beau bo /
hugh huey hughie / waimarie wai marie /
`;

const lines = table
  .trim()
  .split('/')
  .map((line) => line.trim().split(/\s+/u));
const callings = new Map<string, Set<string>>();
for (const line of lines)
  for (const name of line) {
    const others = callings.get(name) ?? new Set();
    for (const other of line) if (other !== name) others.add(other);
    callings.set(name, others);
  }

/** Works both ways: Sam for Samantha, and Samuel for Sam. */
export function shortFormsOf(name: string): string[] {
  return [...(callings.get(plainLetters(name)) ?? [])];
}
