import { nameList, type NameList } from './people.ts';

/** Never used for tuning. */
export const heldOutPeople: readonly NameList[] = [
  nameList(
    'Māori',
    `Tūmanako Kāhu Hinewai Mōrehu Pounamu Rāhera Tiaki Marama Wairua Huia Hūria Pōtiki Tipene Kōwhai Āwhina Te-Koha Keita Hoani Mīhaka Ngāhuia`,
    `Te Whata, Karaitiana, Mōkena, Pōmare, Tūhoro, Rangihuna, Hāpuku, Kīngi, Te Paa, Maniapoto`,
  ),
  nameList(
    'Pasifika',
    `Taʻase Manase Lagi Uili Soʻo Seini Mosese Litia Atonio Fiafia Falute Ilaisa Kalani`,
    `Faʻasavalu, Tamapua, Latu, Naufahu, Seuseu, Vunipola, Koloamatangi, Sopoaga, Tuʻungafasi`,
  ),
  nameList(
    'Chinese',
    `Ming Yue Tian-Yi Xinyue Zixuan Hong Song Fang Qing Long Ling 美玲`,
    `Zhou, Xu, Sun, Ma, Zhu, Guo, Cheung, Fong, Ho, She`,
  ),
  nameList(
    'Indian',
    `Aditi Karan Navneet Sai Meera Yash Pooja Tanvi Jeevan Ravi Sunny Mani Krish`,
    `Desai, Iyer, Chaudhary, Dhillon, Fernandes, Mistry, Naidu, Rao`,
  ),
  nameList(
    'European',
    `Penny Basil Robin Dale Dawn Frank Jasper Iris Olive Poppy Rowan Heath Reed Ray Bob Sue Nick Dean Dot Art Miles Pearl
     Hazel Amber Ginger Sage Ash Forest Storm Star Cash Chance Ace Wade Grant Lance Rich Gene Jean Sandy Melody
     Nathaniel Elizabeth Sebastian Gabriella Madeleine Frederick Katherine Christopher Jonathan Evangeline Seán Chloë Jürgen Søren`,
    `Baker, Cook, Fisher, Stone, Marsh, Field, Knight, Price, Cross, Fox, Lamb, Little, O’Sullivan, MacLeod, van Dijk, St John, Ashton-Wylie, Müller, D’Arcy, Le Roux`,
  ),
  nameList(
    'Korean and Japanese',
    `So-yeon Doyun Min Hyun Aoi Ren Hina Sora 서준`,
    `Han, Kang, Song, Ito, Mori, Oh`,
  ),
  nameList(
    'Filipino',
    `Jericho Althea Bong Heart Dimple Joy-Anne`,
    `De Guzman, Aquino, Salazar, Ramos`,
  ),
  nameList(
    'Middle Eastern and African',
    `Maryam Hadi Samira Tariq Farah Emeka Thandiwe Gift Patience Hawa Said`,
    `Al Farsi, Karimi, Mohamud, Dlamini, Nwosu, Haddad`,
  ),
];
