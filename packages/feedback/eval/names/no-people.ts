import { linesIn } from './lists.ts';

/** Sentences that name nobody: places, kupu, brands, feasts, and words that are also names. */
const tuned = `
On Monday we drove from Auckland to Rotorua and then to Taupō.
I hope that you will come to our marae on Waitangi Day.
In summer we go to the beach at Mount Maunganui.
The kererū sat in the pūriri tree and ate the berries.
My favourite game is Minecraft but I like Fortnite too.
We saw a tui, a kea and a kākāpō at Zealandia in Wellington.
It may rain in May or in June.
The old hunter shot a stag in the Urewera.
We sang a waiata and did a haka at the pōwhiri.
Christmas is in summer in New Zealand.
At Te Papa we saw a colossal squid and a Māori waka.
I wore my All Blacks jersey to the game against Australia.
The mason built a wall of stone beside the river.
Please mark my work and grant me more time.
Every rose in the garden had a thorn.
We had fish and chips at Ōhope and then drove to Whakatāne.
The bill for the pizza was forty dollars.
He drew a picture of a ruby and a pearl.
The moon is full of craters and has no air.
Harakeke is used to weave kete and pākē.
Nana and Koro came from Ngāruawāhia to see us.
We crossed Cook Strait on the Interislander and saw dolphins.
The sky was grey and the sea was rough near Kaikōura.
The captain asked everyone to jump into the lifeboats.
Samoa, Tonga and Fiji are islands in the Pacific.
The king gave the prince a golden ring and a brave horse.
I love pizza from Dominos and ice cream from Tip Top.
Spring is my favourite season because of the lambs.
You must be joking, said the lady at the shop.
We made kai in the hāngī and the kūmara was so good.
When the taniwha woke up the whole village ran.
Matariki is the Māori New Year.
Tāwhirimātea was angry and sent the winds.
Then we flew to Sydney and stayed in a hotel for a week.
Our kaiako said that we could use the Chromebooks.
`;

const heldOut = `
Last year we went camping at Lake Tekapo and saw the Milky Way.
The ferry to Waiheke Island was packed with people.
Do you think that Pluto should be a planet?
My dad supports the Warriors and my mum supports the Crusaders.
Grace and skill are what a dancer needs.
I will chase my dream until I am old.
There was a storm and the forest was dark.
In Hamilton there are gardens from Japan, India and Italy.
The tuatara is older than the dinosaurs and lives on Stephens Island.
We watched Frozen and then The Lion King on Netflix.
The miller lived by the brook with his daughter.
Halloween is on the last day of October.
The Wairoa River flooded after Cyclone Gabrielle.
Kia ora, my name is on the front of the book.
Ko Taranaki te maunga, ko Waitara te awa.
A penny was worth a lot in those days.
I read a book about the Titanic and the Great Barrier Reef.
The Treaty of Waitangi was signed in February.
We ate sushi, pavlova and a Big Mac at McDonalds.
Wash your hands, cut the ginger and add the basil and sage.
The art teacher gave us frames for our pictures.
Jack-o-lanterns are made of pumpkins.
On the way to Invercargill we stopped in Dunedin and at Moeraki Beach.
Our team came third at the Aims Games in Tauranga.
The Eiffel Tower is in Paris and Big Ben is in London.
I am Chinese and I speak Mandarin at home.
Ranginui and Papatūānuku held each other tight.
The hare was rich, frank and happy, but the tortoise was patient.
We planted ngaio, karaka and kōwhai trees by the stream.
The dean said that the hall would be open till five.
`;

export const noPeople = linesIn(tuned);
export const heldOutNoPeople = linesIn(heldOut);
