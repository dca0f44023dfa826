import { LONGEST_WORD } from './known-words.ts';
import { plainLetters } from '../letters/plain-letters.ts';
import { Slips } from '../sounds/slips.ts';

/**
 * Capitalised words that are nobody's name in a child's text: places, peoples, languages, days,
 * brands, games, teams, feasts and heroes of stories. From common knowledge.
 */
const list = `
Monday Tuesday Wednesday Thursday Friday Saturday Sunday January February March April May June July August
September October November December Mon Tue Tues Wed Thu Thurs Fri Sat Sun
Christmas Xmas Easter Diwali Eid Ramadan Halloween Hanukkah Matariki Anzac ANZAC Waitangi Vesak Holi Lent Santa Claus
Rudolph Valentine Hogmanay Ramadhan Lantern Passover
Aotearoa Zealand NZ Auckland Wellington Christchurch Dunedin Hamilton Tauranga Napier Hastings Nelson Blenheim
Invercargill Palmerston Rotorua Taupo Gisborne Whangarei Whakatane Whanganui Wanganui Masterton Levin Otaki Paraparaumu
Porirua Petone Wainuiomata Wairarapa Queenstown Wanaka Arrowtown Cromwell Alexandra Oamaru Timaru Ashburton Geraldine Tekapo
Kaikoura Picton Motueka Takaka Westport Greymouth Hokitika Haast Fiordland Milford Southland Otago Canterbury
Marlborough Tasman Westland Taranaki Hawera Stratford Waikato Cambridge Morrinsville Matamata Thames Coromandel Whitianga
Pauanui Tairua Whangamata Waihi Paeroa Raglan Otorohanga Huntly Ngaruawahia Putaruru Tokoroa Tirau Taumarunui Ohakune Waiouru Taihape
Turangi Ruapehu Tongariro Ngauruhoe Rangitoto Waiheke Manukau Papakura Pukekohe Manurewa Mangere Otara Papatoetoe Otahuhu
Takapuna Devonport Albany Orewa Warkworth Kerikeri Paihia Russell Kaitaia Dargaville Northland Hokianga Northcote Henderson
Glenfield Howick Pakuranga Botany Ponsonby Remuera Epsom Onehunga Piha Muriwai Bethells Whenuapai Kumeu Helensville Wellsford Mangawhai
Opotiki Ohope Kawerau Murupara Katikati Maketu Papamoa Maunganui Wairoa Waipukurau Dannevirke Feilding Bulls Foxton Ohariu
Karori Kilbirnie Miramar Johnsonville Tawa Hutt Upper Lower Eastbourne Makara Aro Riccarton Sumner Lyttelton Akaroa
Rangiora Kaiapoi Rolleston Hornby Fendalton Papanui Cashmere Hanmer Arthurs Lewis Balclutha Gore Bluff Stewart Rakiura Te Anau
Aoraki Cook Remarkables Coronet Cardrona Whakapapa Turoa Rainbow Hauraki Kapiti Chatham Tamaki Makaurau Otautahi Otepoti Poneke
Te Papa Kirikiriroa Heretaunga Manawatu Horowhenua Waitemata Wairau Waimakariri Clutha Rangitikei Mohaka Motutapu Tiritiri Matangi
Kelly Tarlton Tarltons Rainbows Zealandia Skyline Luge
Australia Sydney Melbourne Brisbane Perth Adelaide Canberra Darwin Hobart Cairns Queensland Tasmania Victoria Bondi Goldcoast
Samoa Apia Savaii Upolu Tonga Nukualofa Vavau Fiji Suva Nadi Denarau Rarotonga Aitutaki Niue Tokelau Tuvalu Kiribati Vanuatu Tahiti Hawaii Honolulu
Nauru Papua Guinea Solomon Bali Indonesia Jakarta Malaysia Singapore Thailand Bangkok Phuket Vietnam Hanoi Saigon Cambodia
Philippines Manila Cebu China Beijing Shanghai Guangzhou Hongkong Taiwan Taipei Japan Tokyo Osaka Kyoto Korea Seoul Busan Pyongyang
India Delhi Mumbai Punjab Gujarat Kerala Goa Chennai Kolkata Nepal Kathmandu Everest Pakistan Lahore Bangladesh Sri Lanka Colombo
Iran Tehran Iraq Baghdad Syria Lebanon Israel Palestine Gaza Jordan Egypt Cairo Dubai Qatar Saudi Arabia Mecca Turkey Istanbul
Afghanistan Kabul Africa Kenya Nairobi Ethiopia Somalia Nigeria Lagos Ghana Zimbabwe Johannesburg Durban Madagascar Sahara Nile
England Scotland Ireland Wales Britain London Manchester Liverpool Edinburgh Glasgow Dublin Belfast Europe France Paris Germany Berlin
Munich Italy Rome Venice Pisa Spain Madrid Barcelona Portugal Lisbon Holland Netherlands Amsterdam Belgium Brussels Switzerland Austria
Vienna Poland Warsaw Greece Athens Crete Sweden Norway Denmark Finland Iceland Russia Moscow Ukraine Kyiv Hungary Gallipoli Turkiye
America USA UK Canada Toronto Vancouver Mexico Brazil Rio Argentina Peru Chile Cuba Jamaica Florida Texas California Hollywood
York Angeles Vegas Disneyland Disney Orlando Chicago Antarctica Arctic Atlantic Pacific Asia Himalayas Alps Amazon Titanic Niagara
Ngapuhi Tainui Arawa Mataatua Takitimu Aotea Tokomaru Kurahaupo Horouta Ngati Ngai Tuhoe Raukawa Maniapoto Porou Kahungunu
Rongowhakaata Whakatohea Pikiao Tuwharetoa Paoa Ruanui Rauru Rangatira Mutunga Waitaha Mamoe Whatua Rarawa Aupouri
Tupuanuku Tupuarangi Waiti Waita Waipunarangi Ururangi Hiwaiterangi
Polynesia Oceania Mediterranean Yellowstone Vesuvius Pompeii Krakatoa Mariana Chernobyl
Maori Pakeha Kiwi Kiwis Aussie Samoan Tongan Fijian Niuean Tokelauan Cook Chinese Mandarin Cantonese Indian Hindi Punjabi Gujarati Tamil Korean Japanese Filipino Tagalog
Vietnamese Thai Arabic Persian Farsi Iranian Iraqi Syrian Afghan English British Scottish Irish Welsh French German Italian Spanish Dutch Greek Russian
American Canadian Australian African European Asian Polynesian Pasifika Muslim Islam Christian Catholic Hindu Sikh Buddhist Jewish Mormon Quran Bible
Roman Romans Viking Vikings Egyptian Egyptians Victorian Mayan Aztec Latin Sanskrit
God Allah Jesus Lord Buddha Krishna Ganesh Bluey Bingo
Minecraft Fortnite Roblox Pokemon Pikachu Charizard Mario Luigi Yoshi Zelda Sonic Lego Nintendo Playstation Xbox Switch Wii iPad iPhone
Google YouTube Youtube TikTok Tiktok Netflix Instagram Snapchat Facebook WhatsApp Whatsapp Messenger Zoom Kahoot Seesaw Mathletics Prodigy Blooket Epic Scratch Chromebook Chromebooks
McDonalds Macca Maccas KFC Subway Burger Pizza Hut Dominos Wendys Nandos Countdown Woolworths Paknsave Kmart Warehouse Bunnings Mitre Rebel
Whittakers Cadbury Jaffa Jaffas Tip Top Milo Weetbix Marmite Vegemite Nutella Oreo Coke Pepsi Fanta Sprite Lilt Doritos Pringles Twisties Burgerfuel Hells Nerf Barbie Frisbee Velcro Crocs Nike Adidas Puma
Toyota Ford Mazda Holden Honda Nissan Ferrari Lamborghini Tesla BMW Jeep Suzuki Yamaha Boeing Airbus Jetstar Qantas Interislander Bluebridge Uber
Marvel Avengers Spiderman Batman Superman Hulk Thor Ironman Joker Elsa Olaf Simba Nemo Dory Shrek Minions Grinch Gruffalo Hogwarts
Hogwarts Dumbledore Voldemort Hermione Gryffindor Slytherin Rapunzel Cinderella Goldilocks Gretel Hansel Rumpelstiltskin Pinocchio Aladdin Ariel Moana Mulan Tarzan
Dracula Frankenstein Godzilla Hercules Zeus Poseidon Hades Medusa Athena Ares Apollo Narnia Aslan Hobbiton Hobbit Gandalf Frodo Bilbo Mordor
Tolkien Dahl Walliams Rowling Matilda Wonka Bogor Hairy Maclary Zachary Schnitzel Quangle
Maui Ranginui Rangi Papatuanuku Papa Tangaroa Tawhirimatea Tumatauenga Tane Mahuta Rongo Haumia Rona Hinemoa Tutanekai Kupe Mahuika Whiro Hinenuitepo Ruaumoko
Blacks Ferns Warriors Crusaders Hurricanes Chiefs Highlanders Broncos Breakers Phoenix Steel Mystics Magic Pulse Tactix Wallabies Springboks Olympics Olympic Paralympics Fifa FIFA Rugby Ripper
Earth Mars Venus Jupiter Saturn Neptune Uranus Mercury Pluto NASA Apollo Armstrong Hillary Tenzing Norgay Aldrin Sputnik
Kindy Playcentre Kura Kaupapa Hui Room Year Rm Yr DVD TV PE ICT STEM ESOL BBQ AC RAM WiFi Wifi LOL OMG WW1 WW2 WWI WWII USS HMNZS RSA SPCA DOC PJs PJ MC DJ VR AI CEO DNA UFO
Tyrannosaurus T-Rex Velociraptor Triceratops Stegosaurus Brachiosaurus Pterodactyl Labrador Poodle Chihuahua Dalmatian Rottweiler Spaniel Beagle Husky Samoyed
`;

/** From this length, slips of the pen count too: Aukland, Wensday. */
const LETTERS_FOR_A_SLIP = 6;
const things = new Set<string>();
const misspelt = new Slips(LETTERS_FOR_A_SLIP);
for (const thing of list.trim().split(/\s+/u).map(plainLetters)) {
  things.add(thing);
  misspelt.add(thing, thing);
}

export function isPlaceOrBrand(letters: string): boolean {
  return things.has(letters) || (letters.endsWith('s') && things.has(letters.slice(0, -1)));
}

export function isNearPlaceOrBrand(letters: string): boolean {
  return letters.length <= LONGEST_WORD && misspelt.find(letters) !== undefined;
}
