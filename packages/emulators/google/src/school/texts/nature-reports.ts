import type { StudentText } from './student-text.ts';

export const natureReports: StudentText[] = [
  {
    id: 'report-anya',
    student: 'anya.sharma',
    year: 8,
    purpose: 'report',
    title: 'Tuatara: The Living Fossil',
    body: `Introduction
The tuatara is a reptile that is found only in New Zealand. Although it looks like a lizard, it belongs to a completely separate group called Rhynchocephalia. All of its relatives died out around 60 million years ago, which is why scientists often call it a living fossil.
Appearance
An adult male tuatara measures up to 60 centimetres from nose to tail and weighs about one kilogram. Its skin is olive green, grey or brownish, and a row of soft spines runs along its back. The name tuatara comes from the Māori words for "peaks on the back". Perhaps its strangest feature is the third eye on top of its head. This eye can be seen only in very young hatchlings, since it becomes covered with scales, but it can still sense light.
Habitat and diet
Today most wild tuatara live on about 30 predator-free islands, where they often share burrows with seabirds. They are mainly nocturnal and eat wētā, beetles, spiders and sometimes the eggs or chicks of their flatmates.
Life cycle
Everything about a tuatara is slow. A female lays eggs only once every two to five years, and they take more than a year to hatch. The temperature of the soil decides whether the babies are male or female: warmer nests produce males. Many tuatara live for over 60 years, and some are thought to be more than 100.
Threats
Rats eat tuatara eggs and young. A newer danger is climate change, for if the soil becomes too warm, nearly all of the hatchlings could be male.
Conclusion
Tuatara have survived the dinosaurs, the ice ages and the arrival of people. Whether they survive the next hundred years depends on us.`,
  },
  {
    id: 'report-kahu',
    student: 'kahu.wiremu',
    year: 7,
    purpose: 'report',
    title: 'KIWI',
    presentation: true,
    body: `KIWI
An information report by Kahu

What is a kiwi?
The kiwi is a flightless bird and it is the national bird of Aotearoa. There is five kinds of kiwi. It is a taonga to Māori and it is said to be the oldest bird of Tāne Mahuta.

What does it look like?
Kiwi have got brown feathers that are like hair. There wings are tiny, about 3cm. They are the only bird with nostrils at the end of their beak. The girl is bigger then the boy.

What does it eat?
They eat worms, bugs and berries that fell down. They sniff them out, then they stab there beak in the ground.

Eggs
A kiwi egg is massive. It is about 20% of the mums body. Thats like a human having a four year old!! In most kinds the dad sits on the egg for about 80 days.

Dangers
Stoats kill the chicks, dogs kill the adults and so do cars. Only 5% of chicks make it to adults if nobody looks after them. You can help by keeping your dog on a lead.`,
  },
  {
    id: 'report-fetu',
    student: 'fetu.sapolu',
    year: 8,
    purpose: 'report',
    title: 'Volcanoes Report',
    body: `What is a volcano?
A volcano is a hole in the earths crust where melted rock, ash and gas comes out. Under the ground the melted rock is called magma and when it comes out it is called lava.
How do they happen?
The earth is made of big plates that are moving very slow, about as fast as your finger nails grow. In the North Island the Pacific plate is going under the Australian plate. When it goes down it gets hot and melts and the magma comes up and that's how you get a volcano.
Types of volcanoes
There are three main types. Cone volcanoes like Mt Taranaki are tall with steep sides. Shield volcanoes like Rangitoto have gentle sides because the lava was runny. Calderas are when the volcano colapses after a massive eruption. Lake Taupō is a caldera. Its last big eruption was about 1800 years ago and it was one of the biggest in the world in the last 5000 years.
Volcanoes in Samoa
My family comes from Savai'i in Samoa and it is a volcano to. In 1905 Mt Matavanu erupted and it kept going until 1911. The lava covered villages and a church. You can still see the church walls with the lava inside, I have touched it.
Conclusion
Volcanoes are dangerous but they also give us good soil, hot pools and land to live on.`,
  },
  {
    id: 'report-tai',
    student: 'tai.walker',
    year: 7,
    purpose: 'report',
    title: 'Great white sharks',
    body: `Great white sharks are awesome. There are lots of them in New Zealand specialy down at Stewart Island. In Māori they are called mangō taniwha.
They can grow to 6 meters witch is longer then a car. They have 300 teeth in rows and when one falls out another one moves forward. They eat seals and fish and other sharks. They do not really eat people they just bite to see what you are and then they go yuck.
They have special holes in there nose that can feel electrisity from other animals hearts. I think thats the coolest thing about them.
It is against the law to kill one. My dad saw one from his boat and he said it looked at him.`,
  },
  {
    id: 'report-pania',
    student: 'pania.waaka',
    year: 7,
    purpose: 'report',
    title: 'Tuna (longfin eels)',
    presentation: true,
    body: `Tuna: the longfin eel
Pania, Room 20

Classification
The longfin eel, or tuna, is a freshwater fish that is only found in Aotearoa. It is one of the largest eels in the world.

Description
Longfin eels are dark brown to black. Their top fin is longer than their bottom fin, that is how you can tell them from a shortfin. Old females can be two metres long and weigh over 20 kilograms.

Habitat
They live in rivers, lakes and swamps far from the sea. They like cold clean water with logs and banks to hide under. They are good climbers, the young ones can wriggle up a wet waterfall.

Life cycle
Tuna breed only once, at the end of there life. They stop eating, their eyes get bigger and they swim thousands of kilometres to near Tonga, where they lay millions of eggs and then die. The babies float back on the currents as tiny see-through glass eels.

Why they matter
For my iwi the tuna is kai and also a kaitiaki. In our awa there is an old one that nobody is allowed to touch. My nanny feeds her sausages.

Threats
Dams and pumps block the way to the sea, and draining swamps takes away their home. Scientists say longfins are in decline.`,
  },
  {
    id: 'report-daniel',
    student: 'daniel.nguyen',
    year: 7,
    purpose: 'report',
    title: 'Report about wētā',
    body: `Wētā are insects that live in New Zealand. There are more then 100 species and they have been around since before the dinosaurs went extinct. The name wētāpunga means the god of ugly things.
The giant wētā on Little Barrier Island (Hauturu) is one of the heavyest insects in the world. One pregnant female weighed 71 grams which is heavier than a sparrow. It can't jump because it is to fat, tree wētā live in holes in trees called galleries. The male has a big head with strong jaws and he guards a group of females. If you annoy him he puts his back legs up and hisses at you.
There ears are on their knees. There blood is not red. Mountain wētā can freeze solid in winter, and when they thaw out they just walk away.
Most wētā eat leaves but some eat other insects. Rats, cats and hedgehogs eat them. You can help by making a wētā hotel out of a log with a hole in it. Samuel and me made one and so far we have got one guest.`,
  },
];
