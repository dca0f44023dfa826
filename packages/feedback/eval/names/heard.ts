/** A name, and how children who only hear it spell it; from common knowledge. */
export interface Heard {
  name: string;
  spellings: readonly string[];
}

const tuned = `
Siobhan: shivorn shavon shivon chevonne
Niamh: neev neve nieve neeve
Xavier: zavier savier zaviour
Tumanako: tumonako tumanarko toomanako
Kahurangi: kahrangi kahurungi cahurangi
Whetu: fetu wetu fetoo
Caitlin: kaitlin katelyn katelin catelin
Ngaio: nyo naio nio
Aoife: eefa efa eefer ifa
Saoirse: sersha seersha searsha
Phoebe: feebee febe pheobe fibi
Joaquin: wakeen wakin joakin
Thuy: twee tui thwee
Isla: iyla eyela ila eila
Charlotte: sharlot sharlet charlot sharlit
Chloe: cloe kloe cloey klowy
Sean: shawn shaun shorn
Sione: seeonay siony sionay
Hemi: hemmy hemmi hami
Wiremu: wirimu wiramu weremu
Nguyen: nwin noowen win nuyen
Zhang: jang chang zang
Qiang: chang kiang chiang
Xin: shin sin zin
Jorge: horhay hor hay george
Hugo: hewgo hugow
Eugene: yoojeen ugene
Eilidh: aylee ailee alie
Callum: calum kalem callem kalum
Leigh: lee lea ley
Rhys: reece rees reese rys
Aidan: aden ayden aiden adin
Jaydn: jaden jayden gayden
Ashleigh: ashly ashley ashlea ashlee
Kayleigh: kaylee kayley caylee
Maia: myah maya miya myer
Mia: meea miya meya
Zoe: zoey zowie zoee
Eloise: eloweez ellowees elouise
Louise: looeez lueez luise
Lewis: louis luis looes
Geoffrey: jefry jeffrey jefree
Stephen: steven stefan steevan
Vivienne: vivian vivyen
Yvonne: evon ivon yvon
Celine: saleen seleen celeen
Cecilia: sesillia sisilia sasilia
Cyrus: syrus sirus sires
Gemma: jema jemma jemer
Giselle: jizel jazelle gizelle
Genevieve: jenavive jenaveve genaveev
Imogen: imojen imagen imogin emogen
Penelope: penelipy penelopy penalapy
Hermione: hermioney hermoyne hermine
Persephone: persefony persephany
Dwayne: duane dwane dwain
Craig: creg crag crayg
Graeme: graham gram grayam
Isaac: isac izak issac eyesac
Israel: isreal izrael
Ezekiel: ezikiel ezekeel esekial
Josiah: josia joziah josaya
Nehemiah: neamiah nehamia neemiah
Theodore: theador theodor feodore
Thea: theya fia thia
Heath: heeth heth heaf
Ethan: eathan efan ethen
Matthew: mathew mathue matheu mafew
Anthony: antony anthany anfony
Arthur: arther arfur artha
Martha: marther marfa
Ruth: roof rooth ruf
Kenneth: keneth kennith kenif
Elizabeth: elisabeth elizbeth elizabef
Timothy: timathy timofy timothee
Dorothy: dorathy dorofy
Mackenzie: mekenzie mackenzy makenzi
Mikaere: mikairi mikayre mikaeri
Anahera: anahira annahera anehera
Marama: maramma marahma murama
Awhina: afina awina ahfina
Whaitiri: faitiri waitiri
Ngahuia: nahuia ngahooia
Ngawai: nawai nga wai
Harpreet: harprit harpeet hapreet
Jaspreet: jasprit jaspret
Gurpreet: gurprit gupreet
Aarav: arav aaruv arev
Vihaan: vihan veehaan vihann
Siddharth: sidarth siddarth sidhart
Jiho: jeeho gho
Seoyeon: soyeon seyon suhyun
`;

const heldOut = `
Sinead: shinade sinade shanade
Ciara: keera keira kiara
Caoimhe: keeva kweeva keva
Maeve: mayv mave maiv
Oisin: osheen usheen
Eoin: owen owin
Hugh: hew hue
Beau: bo bow
Jacques: jak zhak
Guillaume: geeyom giyom
Xanthe: zanthe zanthy zanfy
Zhiyuan: jeeyuan jiyuan
Qing: ching cheng
Yvette: evet ivette
Wyatt: wiat wyut
Dion: deeon dionn
Anais: anayees annaeese
Noelle: nowel noel
Michaela: mikayla makayla mikala
Rachael: raychel rachul
Caleb: kaleb kalub caylub
Clara: klara clarra
Courtney: kortney cortnee
Christian: kristian crischin
Crystal: kristal cristle
Quentin: kwentin quenten
Josephine: josafeen josefeen
Sophie: sofy sofie sofee
Ralph: ralf raff
Philippa: filipa fillipa
Stephanie: stefany stefanee
Joseph: josef josif
Judith: judif jewdith
Keith: keef keeth
Nathan: nathen nayfan
Heather: hevver hether
Dorothea: dorothia dorafea
Bethany: befany bethanie
Tabitha: tabatha tabifa
Samantha: samanfa samanther
Whetumarama: fetumarama whetamarama
Whaimutu: faimutu whymutu
Ngarimu: narimu garimu
Tangihaere: tangihairi tangahaere
Hinewehi: hinewayhee hiniwehi
Pareraukawa: pareraukava parerokawa
Faafetai: fafetye faafatai
Tevita: taveeta tevida
Semisi: semeesee simisi
Siaosi: siowsi syosi
Viliami: viliammy veeliami
Krishna: krishner crishna
Lakshmi: lakshmee laxmi
Dhruv: droov druv
Aishwarya: ayshwarya ashwaria
Bhavesh: bavesh bhavash
Gurleen: gurlin gerleen
Yashika: yasheeka yashica
Xiaoyu: showyoo shaoyu
Jiaqi: jeeachi jachee
Chidi: chidee cheedi
Oluwaseun: oluwashen oloowasayun
Thandeka: tandeka thandeeka
Ibrahim: ebrahim ibraheem
Khadija: kadija hadeeja
Mustafa: mustapha mustaffer
`;

export const heard: readonly Heard[] = listed(tuned);
export const heldOutHeard: readonly Heard[] = listed(heldOut);

function listed(lines: string): Heard[] {
  return lines
    .trim()
    .split('\n')
    .map((line) => {
      const [name = '', spellings = ''] = line.split(': ');
      return { name, spellings: spellings.split(' ') };
    });
}
