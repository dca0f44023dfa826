import type { EvalText } from './eval-text.ts';

export const reports: readonly EvalText[] = [
  {
    id: 'report-weka',
    purpose: 'report',
    year: 5,
    shows: ['definition', 'headings', 'reasons'],
    misspelt: [],
    body: `Weka
The weka is a large brown bird that lives only in New Zealand. It can't fly, but it is a very good runner and swimmer.
What it looks like
Weka are about the size of a chicken. They have brown and black feathers, red eyes and a strong, pointed beak.
Food
Weka eat almost anything: insects, worms, berries, lizards and eggs. They are famous for stealing food and shiny things from campers.
Enemies
Stoats, ferrets and dogs are the main enemies of weka. In some places they have died out because of these pests.
Weka are curious and clever, and we need to look after them.`,
  },
  {
    id: 'report-volcano',
    purpose: 'report',
    year: 6,
    shows: ['definition', 'headings', 'reasons'],
    misspelt: [],
    body: `Volcanoes
A volcano is an opening in the surface of the earth through which melted rock, ash and gas escape.
How they form
The crust of the earth is made of huge plates that move a few centimetres each year. Where two plates meet, one can be pushed under the other. The rock melts and rises because it is lighter than the rock around it.
Types of volcano
There are three main types. Shield volcanoes have gentle slopes. Cone volcanoes are steep. Calderas are huge hollows, such as the one that Lake Taupō fills today.
Volcanoes in New Zealand
Ruapehu, Tongariro and Ngāuruhoe stand in the middle of the North Island. Auckland is built on about fifty small volcanoes.
Volcanoes can be dangerous, but their ash makes some of the richest soil in the world.`,
  },
  {
    id: 'report-sharks-y4',
    purpose: 'report',
    year: 4,
    shows: ['definition', 'simile'],
    misspelt: ['Thay', 'oshan', 'tooths'],
    body: `Sharks are a kind of fish. Thay live in the oshan. They do not have bones. They have lots of tooths in rows and when one falls out they get a new one. A whale shark is the biggest fish and it eats tiny things. A hammerhead has a head like a hammer. Sharks have been here since before the dinosaurs. I think sharks are cool. People kill them for soup.`,
  },
  {
    id: 'report-moon',
    purpose: 'report',
    year: 7,
    shows: ['definition', 'reasons'],
    misspelt: [],
    body: `The moon is the only natural satellite of the earth. It travels around us once every twenty-seven days at a distance of about 384,000 kilometres.
Although it is the brightest object in the night sky, the moon makes no light. What we see is sunlight that is reflected by its grey, dusty surface. As the moon moves, different parts of it are lit, and that is why its shape seems to change.
There is no air and no weather there, so the footprints that astronauts left in 1969 are still as sharp as on the first day. Temperatures range from 120 degrees in the sun to minus 170 degrees in the shade.
The moon also pulls on the sea. This pull causes the tides, which fishermen, surfers and crabs all depend on.`,
  },
  {
    id: 'report-netball',
    purpose: 'report',
    year: 5,
    shows: ['definition', 'headings'],
    misspelt: ['poeple', 'possition'],
    body: `Netball
Netball is a team sport that is played by seven poeple on each side. It is very popular in New Zealand.
The court
The court is divided into three parts called thirds. There is a hoop at each end and it is 3 metres high.
Positions
Each player has a bib with letters on it. The letters tell you the possition, like GS for goal shoot. Only two players on a team can shoot.
Rules
You can't walk with the ball. You have three seconds to pass it. You must be 90 cm away when you defend.
The Silver Ferns are our national team.`,
  },
  {
    id: 'report-bees-opinion',
    purpose: 'report',
    year: 4,
    shows: ['reasons'],
    misspelt: ['hunny', 'pollin'],
    body: `I like bees because they make hunny and hunny is yum. My nana has two hives at her house. Bees go to the flowers and get pollin on their legs. They do a dance to tell the other bees where to go. The queen is the boss and she lays all the eggs. I got stung once and it hurt so much. Bees are so cute and fluffy. They have five eyes! Never squash a bee.`,
  },
  {
    id: 'report-wharenui',
    purpose: 'report',
    year: 6,
    shows: ['definition', 'headings'],
    misspelt: [],
    body: `The wharenui
A wharenui is the large meeting house on a marae. It is often named after a tupuna, and it stands for the body of that ancestor.
Outside
The carved figure on top of the roof is the tekoteko. The boards that slope down from it are the maihi, which are the arms of the tupuna. They are open to welcome manuhiri.
Inside
The long beam along the ceiling is the tāhuhu, the backbone, and the rafters are the heke, the ribs. On the walls there are carved poupou and woven tukutuku panels that tell the stories of the iwi.
How it is used
People gather in the wharenui for hui, tangihanga and celebrations. Everyone takes off their shoes at the door, and whānau sleep there side by side on mattresses.`,
  },
  {
    id: 'report-tarantulas',
    purpose: 'report',
    year: 5,
    shows: ['definition', 'simile'],
    misspelt: ['spidders', 'poisenous', 'forrests'],
    body: `Tarantulas are large hairy spidders. They live in hot places like deserts and rain forrests. The biggest one is as big as a dinner plate.
They do not make webs to catch food. They hide in a hole and jump out. They eat crickets, beetles and sometimes small birds. They are poisenous but their bite is about the same as a bee sting.
Female tarantulas can live for thirty years. The males only live for about seven.
When a tarantula is scared it kicks hairs off its tummy.`,
  },
  {
    id: 'report-wool',
    purpose: 'report',
    year: 8,
    shows: ['definition', 'reasons'],
    misspelt: [],
    body: `Wool is a natural fibre that grows on sheep, and for more than a century it was New Zealand's most valuable export.
Each fibre is covered with tiny scales and has a natural crimp. The crimp traps air, and trapped air keeps the wearer warm. Unlike cotton, wool can absorb a third of its own weight in water before it feels wet. It is also difficult to burn, so firefighters wear it under their uniforms.
Sheep are usually shorn once or twice a year. A skilled shearer needs less than a minute for one animal. The fleece is then sorted, washed, combed and spun.
In recent years the price of strong wool has fallen, because carpets are now made of nylon. Scientists are looking for new uses, including building insulation, filters and even surfboards.`,
  },
  {
    id: 'report-hedgehogs-block',
    purpose: 'report',
    year: 4,
    shows: ['definition'],
    misspelt: ['Hedghogs', 'prikles', 'nite'],
    body: `Hedghogs are small animals with prikles. They have about 5000 prikles on their back. They come out at nite and sleep in the day. They eat slugs and snails and bird eggs. They came here on ships from England. When they are scared they roll into a ball. The babies are called hoglets. In winter they sleep for months in a pile of leaves. In New Zealand they are a pest. They eat the eggs of birds on the beach. Do not give them milk. It makes them sick. Hedghogs can swim and climb.`,
  },
  {
    id: 'report-rainbow',
    purpose: 'report',
    year: 3,
    shows: ['definition', 'reasons'],
    misspelt: ['raning', 'culers', 'purpel'],
    body: `A rainbow is a band of culers in the sky. You see it when it is raning and sunny. The culers are red orange yellow green blue and purpel. The sun has to be behind you. You can make a rainbow with a hose. There is no gold at the end. You can never get to the end because it moves.`,
  },
  {
    id: 'report-bridges',
    purpose: 'report',
    year: 6,
    shows: ['definition', 'headings', 'reasons', 'simile'],
    misspelt: [],
    body: `Bridges
Bridges are structures that carry roads, railways or paths over water, valleys or other roads.
Beam bridges
The beam bridge is the oldest kind. A log across a stream is a beam bridge. It only works over short distances because a long beam sags in the middle.
Arch bridges
In an arch the weight is pushed out to both sides. The Romans built arches of stone that are still standing after two thousand years.
Suspension bridges
A suspension bridge hangs from thick cables, like a hammock between two trees. The longest bridges in the world are of this kind.
Without bridges many towns would be cut off. They join people together.`,
  },
];
