import { wordsIn } from './lists.ts';

/** By families' origin, as in New Zealand's schools; from common knowledge. */
export interface NameList {
  origin: string;
  given: readonly string[];
  family: readonly string[];
}

export const nameList = (origin: string, given: string, family: string): NameList => ({
  origin,
  given: wordsIn(given),
  family: family.trim().split(/\s*,\s*/u),
});

export const people: readonly NameList[] = [
  nameList(
    'Māori',
    `Tāne Hana Aroha Kahurangi Māia Wiremu Hēmi Ngaire Rangi Mereana Tamati Anahera Manaia Nikau Hinemoa Kaia Rawiri
     Te-Ariki Wikitōria Tūī Hōhepa Moana Ariana Kiri Rongo Whetū Mana Tama Maraea Ihaia Matiu Pania Ataahua`,
    `Whitcombe, Hohepa, Ngarimu, Parata, Te Rangi, Pōtae, Waititi, Ngata, Tamihana, Te Aika, Kereama, Rāwiri, Herewini, Tīpene, Paki, Tautari`,
  ),
  nameList(
    'Pasifika',
    `Sione Mele Faʻafetai Tevita Sina Malia Losa Fetu Ioane Semisi Viliami Ana Tavita Lupe Siosaia Teuila Salote Afa Pita
     Fa'alogo Penina Etuate Finau Leilani`,
    `Tupou, Faleolo, Leota, Fonoti, Vaipulu, Taufa, Lealaiauloto, Sapolu, Tuilagi, Mataʻafa, Folau, Fifita, Ioane, Tuʻipulotu, Leavasa`,
  ),
  nameList(
    'Chinese',
    `Mei-Ling Wei Li Xi Zihan Jun Xiaoming Yiming Bo An Jia Ruoxi Haoran Lin Jing Yan 小明 Kai-Wen`,
    `Chen, Wang, Li, Zhang, Wu, Huang, He, Liu, Zhao, Lin, Ng, Wong, 王`,
  ),
  nameList(
    'Indian',
    `Aarav Priya Arjun Simran Diya Rohan Anjali Harpreet Ishaan Kavya Dev Manpreet Om Tara Vihaan Gurleen Lovely Happy`,
    `Sharma, Patel, Singh, Kaur, Kumar, Gupta, Reddy, D’Souza, Nair, Prasad, Mann, Grewal`,
  ),
  nameList(
    'European',
    `Lily Jack Grace Mason Hunter Hope Summer Rose Will Mark Sam Isabella Alexander Joshua Theodore Samantha Oliver Charlotte
     James Ruby Daisy Ivy Max Faith Joy Jade Holly Violet Olivia William Benjamin Bill Drew Chase Rob Pat Mac Van Al Le Jo May
     April June Harry Mia Ella Zoe Finn Connor Mackenzie River Sky Willow Archer Cooper Piper Skye Angus Niamh Siobhán Zoë`,
    `Brown, Young, Sullivan, Anderson, O’Brien, McDonald, Taylor, Hill, King, Long, Woods, Jones, Fitzgerald, van der Berg, de la Cruz, Smith-Jones, Carter, Walker, MacKenzie, Rose, Kennedy, Banks, Bishop`,
  ),
  nameList(
    'Korean and Japanese',
    `Ji-woo Minjun Seo-yeon Ha-eun Yuna Jiho You Haruki Sakura Kenji Yuki 민준`,
    `Kim, Park, Lee, Choi, Jung, Tanaka, Sato, Yoon`,
  ),
  nameList(
    'Filipino',
    `Angelo Princess Jomar Maricel Jasmine Precious Rizal Angel`,
    `Santos, Reyes, Dela Cruz, Bautista, Garcia, Mendoza, Villanueva`,
  ),
  nameList(
    'Middle Eastern and African',
    `Fatima Ahmed Zahra Omar Layla Yusuf Noor Amina Blessing Chidi Tendai Nia Abdul-Rahman Mercy Habiba`,
    `Al-Hassan, Hussein, Ibrahim, Okafor, Moyo, Abdi, Rahimi, bin Salleh`,
  ),
];
