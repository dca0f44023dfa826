import { wordSet } from '../../text/word-set.ts';

/**
 * Common given names in New Zealand, without marks; from common knowledge. Those that are neither
 * words nor places are names in lower case too.
 */
const names = `
aaliyah aarav aaron abdul abdullah abigail adam addison adelaide adele adrian adriana ahmad ahmed aidan aimee aisha
alana alasdair albert alejandro alessandra alex alexa alexander alexandra alexis alfie alfred ali alice
alicia alisha alison allan allison alofa alvin alyssa amaia amaya amanda amara amari amber amelia amelie
amin amir amira amrit amy ana anahera anaru anastasia andre andrea andrew andy angela angelina angus anika
anita aniwa anjali ann anna annabel annabelle anne annie anthony antonio anya apollo aporo arabella archie arham
ariana ariel arjun arlo armaan arnav arohanui arthur arun aryan asha asher ashleigh ashley ashton astrid
atarangi athena aubrey audrey austin ava avneet axel ayaan ayesha ayla aylin
bailey barbara barry beatrice beau becky bella ben benjamin bernard beth bethany betty beverley bianca billie
billy blake bonnie bradley brandon braxton brayden brendan brenda brett brian briana bridget brodie bronwyn
brooke brooklyn bruce bryan bryce bryn byron
cade caitlin caleb callum calvin cameron camila camille cara carl carla carlos carmen caroline carolyn carrie
carter casey caspian cassandra catherine cecilia cedric chanel chantelle charis charles charlie charlotte
chelsea chen cheryl chloe chris christian christina christine christopher ciara claire clara clarissa claudia
cody cohen colin connor conor cooper corey courtney craig cristina curtis cynthia cyrus
daisy daksh damian damien dan daniel daniela danielle danny dante daphne darcy darren darwin dave david dawson
dean deborah debra declan delilah denise dennis derek desmond devansh devon diana diane diego dilan dinesh
divya dmitri dominic don donald donna dorothy doug douglas duncan dylan
ed eddie eden edith eduardo edward edwin eli eliana elias elijah elise eliza elizabeth ella elle ellen ellie
elliot elliott elsie elena eleanor elsa emerson emiko emilia emily emma emmanuel emmett enzo eric erica erik erin
eru esme esther ethan etienne eugene eva evan evelyn everly evie ezekiel ezra
fabian faisal faith fatima fergus fernando fetu filipo finau finlay finley finn fiona fletcher flora florence
fran frances francesca francis francisco frankie franklin fraser fred freddie frederick freya
gabriel gabriela gabriella gabrielle gareth gary gavin gemma geoff geoffrey george georgia georgie georgina
gerald geraldine gerard gianna gideon gina giovanni giulia
gloria gordon graham greer greg gregory greta gurleen gurpreet
gus gwen
hadley haley hamid hamish hamza hana hanna hannah hans harleen harley harold harper harpreet harriet harrison
harry haruki harvey hassan hayden hazel heath heather hector heidi helen helena hemi henare henrietta henry
herbert hinemoa hinewai hiroshi hohepa holden holly hone hudson hugh hugo hunter hussein
ian ibrahim ihaia ihaka ikaia imogen inaya indie indigo indira ingrid ioane iona ira irene iris isaac isabel
isabella isabelle isaia isaiah ishaan isla ismail israel ivan ivy izaak izzy
jaceson jack jackie jackson jacob jacqueline jade jaden jai jaiden jake jakob james jamie jan jana jane janet
janice jarrod jasmine jason jasper javier jax jaxon jaxson jay jayda jayden jaylen jean jed jeff jeffrey
jenna jennifer jenny jeremiah jeremy jerome jerry jesse jessica jessie jett jihoon jill jim jimmy jiwoo
joan joanna joanne jodie joe joel johan john johnny jon jonah jonas jonathan jordan jordyn jorge jose josef
joseph josephine josh joshua josie josiah jovan joy joyce juan judah jude judith judy jules julia julian
juliana julie juliet julius jun june junior justin
kaia kai kailani kaitlin kaitlyn kaleb kamal karan karen karim karl karla kasey kate katelyn katherine
kathleen kathryn kathy katie katrina kauri kaya kayden kayla kaylee keanu keira keith kelly kelsey ken
kendra kenji kenneth kenny kerry kevin khadija khalid khloe kian kieran kiera kim kimberley kiran kirsten kirsty
kiri kobe koby kody kora kosta kristen kristina kurt kyan kyla kyle kylie kyra kyrie
lachie lachlan laila lana lance lani lara larissa laura lauren laurence laurie lavinia lawrence layla leah leanne
lebron lee leila leilani lena lennox leo leon leona leonard leonardo leroy leslie levi lewis lexi liam lillian
lilly lily lina lincoln linda lindsay linh lisa liv logan lola lorenzo lorraine lotte lottie lou louie louis
louisa louise luca lucas lucia lucy luis luka lukas luke luna lupe lydia lynette lynn
mabel mackenzie maddie maddison maddy madeleine madeline madison mae maeve maggie mahmoud maia maisie maja
malachi malakai malaki malcolm malia malik manaia mandy manpreet manu mara marama marcel marco marcus margaret
maria mariam mariana marie mark marko marlon marshall martha martin mary maryam mason mataio matai mateo
mathew matilda matiu matt matteo matthew maui maureen maurice max maxine maxwell maya meg megan mei meilin
mele melanie melissa mele mere mereana meredith mia micah michael michelle mika mikaela mikayla mikaere mike mila
milan miles milla millie milo mina mingyu minjun mira miranda miriam mitchell moana mohammad mohammed molly
mona monica montana morgan moses muhammad mustafa myla myles myra
nadia naomi nat natalia natalie natasha nate nathan nathaniel neha neil nelson ngaire ngarimu nia niamh nicholas
nick nicky nico nicola nicole nigel nikau niko nikolai nina nixon noah noel nora norman nova nyla
oakley ofa oliver olive olivia ollie omar oscar otis owen
pablo paige pamela paora paris patricia patrick paul paula pauline pedro penelope penny peta pete peter petra
petelo peyton phil philip phillip phoebe phoenix pierre piper piripi pita poppy pranav preston priya
quentin quinn
rachel rafael rahul raj rajesh ralph ramon rana rangi rangimarie raphael rata raukura raul ravi rawiri ray raymond
rebecca reece reggie regan reuben rhys ria ricardo richard ricky riley rita river rob robbie robert roberta
roberto robin robyn rocco rodney rohan roimata roman romeo ron rona ronald ronan ronnie rory rosa rosalie rosanna
rose rosemary rosie ross rowan roxanne roy ruben ruby rudy rupert russell ruth ryan ryder rylee
saanvi sabrina sadie sahil saia salesi salman salote sally
sam samantha samara sami samir samisoni sammy samoa samson
samuel sandra sandy sanjay santiago saoirse sara sarah sasha saskia savannah scarlett scott sean sebastian
sefa sela selena semisi serena seth shane shannon sharon shaun shawn sheila shelley shiloh shirley shreya
siaosi sienna silas silvia simon simone simran sina sione sione siosaia siua sofia sonia sonny sophia sophie
sora spencer stacey stanley stella stephanie stephen steve steven stewart stuart sue summer susan susanna
suzanne suzie sven sydney sylvia
tabitha tahlia tai talia tallulah tamahou tamara tamati tamatea tame tamsin tane tania tanya tara tasman tavita
tawhiri taylor ted teddy teresa terry tess tessa teuila tevita thea theo theodore theresa thomas tia tiana
tiare tiffany tim timothy tina tipene tobias toby todd tom tomas tommy toni tony tori tracey travis trevor trey
trinity tristan troy tui tuki tupou tyler tyrone tyson
uaea uma ursula
valentina valerie vanessa vaughan vera vernon veronica vicki vicky victor victoria vika vikram vili vincent
viliami viola violet virginia vivek vivian vivienne
waimarie walter warren wayne wei wendy wesley whetu
wikitoria wilhelmina will willa william willow wiremu winston wyatt
xander xanthe xavier xena ximena xinyi
yara yasmin yasmine ying yolanda yosef yousef yuki yuna yusuf yvette yvonne
zac zach zachary zack zahra zaid zain zainab zak zander zane zara zayden zayn zeke zion zoe zoey
`;

/** In plain lower case; many are words too. */
export const givenNames: ReadonlySet<string> = wordSet(names);

/** Given names that are words first: only beside a family name are they surely meant as names. */
export const wordNames: ReadonlySet<string> = wordSet(
  `ace angel angelo april archer aroha art ash aspen august bill birch bob buddy cash chance charity chase crystal
  dale dawn destiny drew duke eve fern forest frank gene ginger glen grace grant guy harmony heaven honey hope
  king kitty laurel maple may melody misty myrtle ocean parker pat pearl peg precious prince rain reed reef
  reid rich rusty saffron sage sky skye star sterling storm sunny verity wade west`,
);
