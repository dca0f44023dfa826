import { linesIn } from './lists.ts';
import { givenNames } from '../../src/names/words/given-names.ts';

/** Texts of children who spell as they hear; they name nobody. */
const tuned = `
On the weekend I went to the beech with my famlie. The wether was hot and the watr was blak and cold. I fownd a big shel and a crabb wich pincht my tow. It hert so much I scremd.
My dogg is brown and blak and he has a wite spot on his hed. He likes to jamp on the cowch wen we are not home. He chued mi shoos and mum was so mad she put him owt side in the rane.
last nite thier was a big storn and the lites went owt. I was skared so I hid unda my blankit. The thunda was lowd and the lightnin was brite. In the mornin the trampaleen was upsid down in the nabers gardin.
I think we shud have longa lunch times becos we need time to play and ete our lunch. If we ete to fast we mite chok. Also we need fresh are and exersise so our brians werk beter.
How to make a samwich. Frist you get to slises of bred. Then you spred buta on it and put ham and chese and letis in side. Then you cut it in haf and ete it. It is yumy and helthy.
One day a dragen lived in a cayve. He was lonly becos evrybody was afrade of him. He had sharp tethe and grene skales. Then a mowse came in and sed dont be sad I will be yor frend.
We went to the zoo on the bus. I sore a lyon and a tigar and a girafe with a verry long nek. The munkys were swingin in the trese and trowing there food. The elafant sprade watta on us.
I love soka becos it is fun to run and kik the ball. On saterday we playd a game and we won by too golls. I was goley for haf the game and I savd five shots. My coch was prowd of me.
the alein ship landid on the feeld. A dor opend and smok came owt. A smal grene alein steped owt and it had thre ise. It wantid to tack me to its planit. I ran as farst as I cud to the clasroom.
At camp we did kiyaking and abb sailing. The wall was hi and my harte was bumping. I put on the harnis and the rop was tite. When I got to the botom I felt brav and happie. We sang songs by the fier.
my favrite food is pitsa. I like it with chese and pinapple and haam. Evry friday we get it for diner and wach a moovy. My lest favrite food is brokly becos it tasts like gras.
The bote was rokking and the waves were hyuge. We cort ate fish and one was a shork but we let it go. Dad got his lin tangeld and the seegulls stoll our bait. I was see sik on the way bak.
When I grow up I want to be a fier fiter. They sayv peple from berning howses and drive a big red truk. They hav to be stronge and brav. I wil put owt fiers with a long hoze and clime tall laders.
I got a new bick for my berthday. It is bloo with silva weels and a bel. I road it to the parck and fel off wen I went over a bump. My nee was bleding but I got bak on and kep going.
in the holadays we went to a farm and fed the lams. They drink milk from a botel reely farst. There was a chiken wich layed an egg in my hand. The pigs were stinky and roled in the mudd.
The voclano erupted and hot larva ran down the hil. The vilagers had to leve there homes. Ash coverd the hole town and the sky went dark like nite. Nobody cud see enything for thre days.
I dont like wen it ranes at scool becos we hav to stay in side and it gets noizy. We play bord games and drawr pitchers. The flor gets al muddie. I wish the sun wud shin evry day.
my hamsta is fluffie and grae. He runs on his weel al nite and keps me awak. He stors food in his cheaks. One tim he eskaped and we lookt evrywere and he was in my soke.
We made a hutt owt of stiks and lefes in the bushis. It had a dore and a windo. We put a blankit on the flor and had a picnik. Then it startid to rane and the rufe leekd so we ran in side.
The rase was about to start. My legs were shaking lik jely. Redy set go! I ran as farst as a cheeta. I past won persin then anotha. I crost the fnish lin and my hans were in the are. I came thurd.
At the poole there was a hydro slid. It was so farst that watta went up my nows. I wer gogels and swam to the deap end. Then we had a hot choclit and chups. It was the best day eva.
Bats are mamals and they slepe up side down. They ete inseks and sum ete froot. They cant se well but they hav good heering. Bats liv in cavs and hollo trese. A baby bat is cald a pup.
Der Princapal I think the tolets need to be clened mor. The sok is al ways emty and the flor is slipry. Kids mite slipp and brak a arm. Plese by new sop and toul.
I was wolking hom wen I herd a strang nois. It was cuming from the dran. I lookt in and sore two smal ise. It was a kiten! It was wet and sken. I took it home and gav it sum milk.
`;

const heldOut = `
Yestaday we had crosscuntry at the domane. I was nerves at the start lin. The grownd was muddie and I slipt on the hil and got durt all ova my shurt. I didnt giv up and I came twelth owt of forty.
Wen I was litel I had a teddie cald snuffels. I took him evry were. One day I left him on the trane and I cryed and cryed. The trane man fownd him and postid him bak in a box.
the robott was bilt by a mad sientist. It had lazer ise and rokit boots. It was ment to clen the howse but it went krazy and smasht evrything. They had to turn it of with a sekrit buton.
I beleve dogs make the best petz. They are loyl and they gard yor home. You can tack them for wolks and that keps you fitt. Cats just slepe all day and skrach the furnicha.
First get yor seads and a pott. Fil the pott with soyl and make a hol with yor finga. Drop the sead in and cuva it. Giv it watta evry day and leve it in the sun. Soon a litel shute will pop up.
Our clas went to the musiem to lern abowt dinosors. The tirex was masiv and had teath like nives. We tuched a reel foscil. I got a dinosor rulla from the shop with my munny.
we wer camping and a possim got in to our tent. It ate our bred and bikkies and left a mes. My brutha shon the torch on it and it hisst. We al screemd and ran to the carr.
Spidas have ate legs and most hav ate ise. They spinn webs to cach flys. Sum spidas are poysinus like the redbak. The feemale is bigga than the mail. They lay thowsands of egs in a sak.
I went on a plain for the frist time. My tummie felt funy wen it took of. The clowds lookt like coten wool. A ladie gave me a loly for my eers. We landid with a bumpp and evrybody claped.
Once apon a time thier was a litel pig hoo livd in a swomp. He wonted to fli like a burd so he made wings owt of lefes and stiks. He jumpt off a rok and went splat in the mudd.
my room is a mes. Thier are close on the bed and toyz undanethe it. Mum sed if I dont tidey it up I cant go to the partey. So I pusht evrything in the cubord and shut the dor farst.
At the sircus thier was a cloun with a big red nows. He juggld nives and fel ova a bukit. The akrobats swang on ropes hi up in the tent. I ate candie flos and got stiky hans.
I opend the old woodin chest and in side was a goldin map. It showd the way to a treshar on a dezert iland. I hid it unda my piloe. That nite I herd foot steps on the stares.
We shud not thro rubish in the see becos turtels think it is food and dye. Plastik staz in the oshun for hundrids of yeers. Evryone shud yuse a reyusable botel and pik up litter at the beech.
It was pitch blak in the tunel. I cud here driping. My torch went flat and my bref was shaky. Sumthing cold tuched my nek. I yeld and ran bak to the lite as farst as litening.
I made panckakes with my nana. We mixt flowa and milk and egs. I fliped one and it stuk to the seeling. It dropt on the catt. We laffed til our tummys hert. I had mapel sirop on mine.
Skeeing is hard becos you fal ova a lot. My skeez kep crosing. I took the chare lift to the top and it was freezing. I went down the beginers slop with out faling and got a hot chok.
The huje waiv krashed on the sand and washt our sandkasel away. We bilt a nuther one with a deapa mote. I put a fetha on top for a flagg. A dogg came and sat on it.
My lost tooth. I was eting a appel wen my tuth went krak. It was bleding and wobly. I twistid it and it poped owt. I put it unda my pilow and the tooth farey left me a coyn.
Bees are inportent becos they polinate flowas. With owt bees we wudnt have froot. They liv in a hiyv with a qween. They danse to sho the otha bees were the flowas are. Don't swot them.
on athaletiks day I did long jumpe and hi jumpe and the rilay. We dropt the batton and came larst. It was okay becos we had fun and got a iceblok. My fase was bernt from the sun.
The hawnted howse had brokin windos and a krekey dor. We krept in side. A cold wind bloo owt the candel. Then a gost in a wite shete flew past and we fel down the stares.
I am good at drawring hors. Frist I drawr the hed then the mane and the tale. The legs are the hardist part. I cala it brown with a wite patch. I wont to hav a reel pony one day.
Plese can we hav a clas pet. A goldfish is eezy to luk after and it wont mak a mes. We cud tack terns to feed it. It wud lern us to be risponsabel. I promis to clene the tanck.
`;

export const misspelt: readonly string[] = linesIn(tuned);
export const heldOutMisspelt: readonly string[] = linesIn(heldOut);

const IN_A_CLASS = 25;

/** Every common given name is in one class. */
export const commonClasses: readonly (readonly string[])[] = classesOf(
  Array.from(givenNames, (name) => name.charAt(0).toUpperCase() + name.slice(1)),
);

function classesOf(names: readonly string[]): string[][] {
  const number = Math.floor(names.length / IN_A_CLASS);
  return Array.from({ length: number }, (_, at) => names.filter((_name, i) => i % number === at));
}
