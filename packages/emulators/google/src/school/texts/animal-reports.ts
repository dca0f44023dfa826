import type { StudentText } from './student-text.ts';

/** Room 4, after the trip to the wildlife centre. */
export const animalReports: StudentText[] = [
  {
    id: 'animal-hine',
    student: 'hine.tewhata',
    year: 4,
    purpose: 'report',
    title: 'Tūī',
    body: `The tūī is a native bird of Aotearoa. It lives in the bush and in gardens and there is one in our kōwhai tree at school.
Tūī look black but when the sun is on them they are blue and green and shiny like petrol. They have two white tufts at their neck. Some people called them parson birds because it looks like a ministers collar.
Tūī eat necter from flax and kōwhai flowers they have a curved beak and a tongue like a paint brush to lick it up. They eat insects too.
Tūī have two voice boxes so they can click and cough and whistle. They can even copy people. A long time ago Māori taught tame tūī to talk and say a mihi to the visitors.
They are very bossy birds and they chase the other birds away from there tree.`,
  },
  {
    id: 'animal-aarav',
    student: 'aarav.singh',
    year: 3,
    purpose: 'report',
    title: 'Penguins',
    body: `Penguins are birds but they can not fly. They can swim realy fast. The little blue pengwin is the smallest in the world it is as tall as my ruler and it is called kororā. They live in a burrow. They come home when it is dark so that nobody eats them. They eat fish and squid. They go waddle waddle waddle up the beach. One time I saw a pengwin at our beach. It was under a boat. It smeled very bad.`,
  },
  {
    id: 'animal-kaia',
    student: 'kaia.harris',
    year: 4,
    purpose: 'report',
    title: 'My report on Kea by Kaia',
    body: `Kea are the cheekiest birds in New Zealand. They live in the mountains in the South Island and they are the only parrot that lives in the snow.
Kea are olive green. They have orange under there wings and you can see it when they fly. Their beak is very long and sharp on top.
Kea will eat nearly everything. They eat roots, berries, grubs and they also eat things they shoudn't like the rubber on your car. My uncle went skiing and a kea stole his sandwich and then it pulled out his windscreen wiper! He was not happy.
Kea are very clever they can do puzzels and they can work as a team. A sientist gave them a box with a lock on it and they opened it.
There are only about 3000 to 7000 kea left. You should never feed them because human food makes them sick and they learn to eat bad things.`,
  },
  {
    id: 'animal-anahera',
    student: 'anahera.paki',
    year: 3,
    purpose: 'report',
    title: 'pukeko',
    body: `Pukeko are blue and black and they have a red beak. They have long orange legs and big big feet. They live in the swamp and on the side of the road. they eat grass and frogs and some times baby ducks. They flick there tail when they walk and you can see the white bit. They can swim but they dont have webbed feet. If a hawk comes they all yell. My koro says they are naughty becos they eat his corn.`,
  },
  {
    id: 'animal-lucas',
    student: 'lucas.silva',
    year: 4,
    purpose: 'report',
    title: 'Hectors dolphin',
    body: `The Hectors dolphin is the smallest dolphin in the world. It is gray with a black nose and a round fin like Mickey Mouse ear. They only live in New Zealand no where else.
They grow to 1 meter and a half so I am nearly the same long as a dolphin. They eat small fishes and squid. They make a click sound and the sound come back and tell them where is the fish.
A mother have one baby every 2 or 3 years. The baby is call a calf and it stay with the mum.
They are in danger because of the nets from the fishing. When they get stuck they can not come up to breath. In Brazil, where I was born, we have a pink dolphin in the river, but I never saw it. I hope one day I see the two.`,
  },
];
