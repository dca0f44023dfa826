/**
 * Misspellings that New Zealand children often write and the one word that each can stand for,
 * checked by hand. No left side is itself a word or a kupu.
 */
const list = `
abit:a_bit accross:across acording:according adress:address allways:always alot:a_lot alowed:allowed
amasing:amazing amazeing:amazing amzing:amazing anuther:another anyones:anyone's
aparently:apparently arent:aren't argueing:arguing argumant:argument asleap:asleep athelete:athlete
attemped:attempted awfull:awful babys:babies banarna:banana beacause:because beachs:beaches
beacuse:because beatiful:beautiful beautful:beautiful beautifull:beautiful beautifuly:beautifully
becase:because becasue:because becaues:because becaus:because becos:because becouse:because
becoz:because becuase:because becuse:because befor:before befour:before begining:beginning
beleive:believe beleve:believe belive:believe berrys:berries bigest:biggest bisness:business
biult:built boaring:boring bodys:bodies boght:bought borring:boring boxs:boxes brang:brought
breakfest:breakfast brekfast:breakfast brige:bridge brot:brought brouther:brother buisness:business
bushs:bushes butiful:beautiful bycicle:bicycle cabbin:cabin cabel:cable calender:calendar
camoflage:camouflage carefull:careful carefuly:carefully carfully:carefully carrige:carriage
cauld:could cauled:called center:centre choclate:chocolate choclet:chocolate choping:chopping
climeing:climbing climer:climber climing:climbing cliped:clipped coffy:coffee colection:collection
color:colour colorful:colourful colors:colours comeing:coming comming:coming compleat:complete
completly:completely confortable:comfortable congradulations:congratulations cought:caught
couldent:couldn't couldnt:couldn't couldve:could_have cousen:cousin couzin:cousin crasy:crazy
crys:cries cuboard:cupboard curiousity:curiosity dangeros:dangerous dangerus:dangerous
decidid:decided decied:decide definately:definitely definatly:definitely delicous:delicious
delishous:delicious desided:decided dident:didn't didnt:didn't diferent:different
differant:different diffrent:different dinosor:dinosaur dinosour:dinosaur disapear:disappear
disapeared:disappeared disapointed:disappointed dishs:dishes dissapear:disappear
dissapeared:disappeared dissapointed:disappointed docter:doctor doesent:doesn't doesnt:doesn't
dolfin:dolphin dolfins:dolphins dont:don't dosent:doesn't dosnt:doesn't droping:dropping
eather:either eazy:easy ecspecially:especially eightteen:eighteen elefant:elephant
embarased:embarrassed embarassed:embarrassed embarrased:embarrassed enemys:enemies enoph:enough
enouf:enough enought:enough enouth:enough enviorment:environment enviroment:environment
equipted:equipped especialy:especially espesially:especially everbody:everybody everone:everyone
everthing:everything evry:every evrybody:everybody evryday:every_day evryone:everyone
evrything:everything excelent:excellent excitment:excitement excitted:excited exellent:excellent
exercize:exercise exersise:exercise experiance:experience explane:explain explaned:explained
extremly:extremely familys:families famly:family famus:famous fasinating:fascinating
favorit:favourite favorite:favourite favorites:favourites favourit:favourite favrite:favourite
favroite:favourite febuary:February feild:field finaley:finally finaly:finally finialy:finally
finnally:finally finnaly:finally finsh:finish finshed:finished firend:friend firends:friends
foriegn:foreign fourty:forty foward:forward freind:friend freindly:friendly freinds:friends
frend:friend frendly:friendly frends:friends friday:Friday frightend:frightened frist:first
fritened:frightened garantee:guarantee gard:guard garding:guarding gentley:gently gess:guess
gessed:guessed giv:give gost:ghost goverment:government grabed:grabbed grabing:grabbing
gradualy:gradually grammer:grammar gratefull:grateful grean:green greatful:grateful greesed:greased
hadnt:hadn't happend:happened happned:happened happyest:happiest happyly:happily hasnt:hasn't
hav:have haveing:having havent:haven't havnt:haven't heros:heroes hieght:height hight:height
holaday:holiday holliday:holiday hollidays:holidays hopeing:hoping hopital:hospital
hospitel:hospital hospitle:hospital humerous:humorous hunderd:hundred hunderds:hundreds
hundered:hundred iland:island ilands:islands im:I'm imeadiately:immediately imediately:immediately
immediatly:immediately importent:important importint:important ingredence:ingredients
ingrediants:ingredients inportant:important insted:instead instructer:instructor
interesing:interesting intill:until intrested:interested intresting:interesting isnt:isn't ive:I've
joging:jogging jumpd:jumped jumpped:jumped jumpt:jumped jus:just kichen:kitchen kitchin:kitchen
knoledge:knowledge knowlege:knowledge laff:laugh laffed:laughed laffing:laughing langauge:language
larf:laugh larfed:laughed larfing:laughing lauged:laughed laughted:laughed leanded:leaned
leend:leaned leter:letter libary:library liberry:library likeing:liking lisened:listened
lisening:listening lissen:listen lissened:listened litle:little littel:little liveing:living
lookd:looked loveing:loving luckly:luckily luckyly:luckily luv:love makeing:making managd:managed
maneged:managed mariage:marriage minite:minute minits:minutes minuits:minutes mircle:miracle
mischievious:mischievous misterious:mysterious mixcher:mixture mixtcher:mixture monday:Monday
mountian:mountain mountin:mountain mountins:mountains moutain:mountain muscels:muscles
mystry:mystery naborhood:neighbourhood neccessary:necessary necesary:necessary neice:niece
neighbor:neighbour neighbors:neighbours nervus:nervous nicley:nicely nieghbour:neighbour nife:knife
nineth:ninth nobodys:nobody's noisey:noisy noticable:noticeable nuthing:nothing obvisly:obviously
ocasion:occasion occured:occurred ocian:ocean oclock:o'clock ofcourse:of_course oftern:often
ohter:other opisite:opposite oposite:opposite oppisite:opposite orignal:original ourselfs:ourselves
outragous:outrageous parden:pardon parlament:parliament paticular:particular peaple:people
peice:piece peices:pieces peopel:people peple:people pepole:people perfer:prefer
performence:performance perpose:purpose persistant:persistent picknick:picnic picnick:picnic
playd:played playes:plays plesant:pleasant poeple:people pollutted:polluted polution:pollution
posible:possible possable:possible practicly:practically prefered:preferred pritty:pretty
probaly:probably proberly:probably probly:probably propaly:properly propper:proper puting:putting
questoin:question quickley:quickly quikly:quickly quiting:quitting realy:really reccomend:recommend
recieve:receive recieved:received recipie:recipe recived:received recomend:recommend reely:really
refering:referring religous:religious relly:really rember:remember remeber:remember
rememberd:remembered remmember:remember repitition:repetition resipe:recipe restaraunt:restaurant
restraunt:restaurant resturant:restaurant rhythem:rhythm runing:running safty:safety
sandwhich:sandwich sandwitch:sandwich satday:Saturday saterday:Saturday saturday:Saturday
sause:sauce scard:scared scarely:scarcely scarey:scary scarry:scary scientest:scientist scool:school
screamd:screamed screem:scream screemed:screamed secons:seconds secounds:seconds seperate:separate
seperated:separated sevral:several shcool:school shelfs:shelves shoud:should shouldent:shouldn't
shouldnt:shouldn't shouldve:should_have shoutted:shouted sience:science similer:similar sinse:since
sissors:scissors skiping:skipping skool:school slepping:sleeping slipry:slippery slipt:slipped
smilling:smiling smoth:smooth snowbording:snowboarding sombody:somebody sombodys:somebody's
somethink:something somone:someone somthing:something somtimes:sometimes somwhere:somewhere
sopose:suppose soposed:supposed speach:speech specal:special speical:special speshal:special
sponje:sponge sposed:supposed stil:still stiring:stirring stoped:stopped stoping:stopping
stopt:stopped storys:stories straght:straight strechy:stretchy strenght:strength striaght:straight
suddenley:suddenly suddnly:suddenly suden:sudden sudenly:suddenly sumone:someone sumthing:something
sumtimes:sometimes sunday:Sunday supprise:surprise supprised:surprised suprise:surprise
suprised:surprised surprize:surprise swiming:swimming teatcher:teacher techer:teacher
teecher:teacher tempature:temperature teusday:Tuesday thats:that's thay:they theater:theatre
theirselves:themselves themselfs:themselves theres:there's thersday:Thursday theyre:they're
theyve:they've thiefs:thieves thier:their thort:thought thot:thought thourght:thought
threwout:throughout throught:through thurday:Thursday thursday:Thursday tiped:tipped tipt:tipped
tommorow:tomorrow tommorrow:tomorrow tomorow:tomorrow tomorro:tomorrow tonge:tongue traped:trapped
truely:truly tryed:tried trys:tries tuesday:Tuesday tusday:Tuesday twelth:twelfth
undernearth:underneath unforgetable:unforgettable untill:until usally:usually usefull:useful
useing:using usualy:usually vacume:vacuum vegatable:vegetable vegetabels:vegetables
vegtable:vegetable vegtables:vegetables vehical:vehicle veiw:view veiws:views verry:very
vilage:village visable:visible visious:vicious volcanoe:volcano wached:watched waching:watching
wantd:wanted wasent:wasn't wasnt:wasn't watchd:watched weard:weird wedensday:Wednesday
wednesday:Wednesday wednsday:Wednesday wendsday:Wednesday wenesday:Wednesday wensday:Wednesday
werent:weren't weve:we've wher:where whitch:which whith:with wich:which wierd:weird wiht:with
wishs:wishes wispered:whispered wistle:whistle wiv:with wnet:went womens:women's wonderd:wondered
wonderfull:wonderful woried:worried worryed:worried wory:worry wos:was woud:would wouldent:wouldn't
wouldnt:wouldn't woz:was wrighting:writing writeing:writing writen:written writting:writing
yeild:yield yesteday:yesterday yesturday:yesterday yor:your youre:you're youself:yourself
youve:you've yur:your
`;

/** The correct word of each listed misspelling, by the misspelling in lower case. */
export const misspellings: ReadonlyMap<string, string> = new Map(
  list
    .trim()
    .split(/\s+/u)
    .map((pair) => pair.split(':'))
    .map(([wrong = '', right = '']) => [wrong, right.replaceAll('_', ' ')]),
);
