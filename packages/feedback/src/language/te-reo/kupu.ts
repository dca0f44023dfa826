/**
 * Common kupu and place names that New Zealand children write, with macrons. Written from common
 * knowledge, copied from no one's work; a speaker of te reo Māori has still to check it.
 */
export const kupu: readonly string[] = `
whanaungatanga tukutuku whāngai tūrangawaewae manaaki kotahitanga rangatiratanga kaitiakitanga mātauranga pūtaiao tāngata wāhine tēina tuakana teina korowai piupiu tītī kākā kea kererū kōkako tīeke hihi mōhua takahē weka kōtare ika hāpuku tāmure kahawai hoki mangō wheke tuna inanga kōkopu patupaiarehe tohunga kōhatu onepū awhi tautoko whakaaro whakarongo titiro taihoa noho moe hōhā pakeke pēpi whaikōrero tīpare tewhatewha mere patu hue taro harakeke mānuka kānuka kawakawa nīkau ponga rātā tī tōtara kahikatea mamaku horopito karaka ngaio tauhou riroriro tīwaiwaka kāhu kārearea kiekie toetoe pingao raupō kūtai tio toka ngaru moana roto puna maunga ana motu tai tāwhiri rā marama whetū āniwaniwa uira hau ua huka kāpura ahi
aroha atua awa haka hāngī hapū hīkoi hongi hui ihu iwi kai kaiako kaitiaki kākahu kākāpō kapa karakia karanga kauri kaumātua kāinga kete kia kihikihi kina kiwi kōhanga koha kōrero koro kōura kōwhai kuia kūmara kura mahi mana manaakitanga manu manuhiri māra marae mataī matariki mātua maunga mihi moana moko mokopuna motu ngahere ngeru nui ora pāpā pāua pakaru pepeha pikopiko pipi pīwakawaka poi pōhutukawa pounamu pōwhiri puku pūkeko rākau rangatahi rangatira raranga rimu ruru taiaha taiao tamariki tāne tangata tangi taniwha taonga tapu taua tauira tauranga tena tēnā tikanga tīpuna toa toheroa tohorā toroa tōtara tuatara tuatua tui tūī tūpuna turangawaewae waewae wahine wai waiata wairua waka wero wētā whaea whaikōrero whakapapa whakataukī whakatau whānau whare wharenui wharekai wharepaku whenua
kāpiti rotorua taupō waikato tauranga tāmaki makaurau aotearoa ōtautahi ōtepoti pōneke whanganui taranaki tongariro ruapehu ngauruhoe waitangi waitematā manukau ōtaki kaikōura ōamaru timaru waiheke whakatāne whangārei hokianga kaitaia rangitoto ngāi ngāti tahu porou whātua kahungunu tūhoe
māori pākehā pasifika maui māui tāwhirimātea tangaroa tūmatauenga papatūānuku ranginui matua nan nana koroua kuri kurī ngāi rongoā te ko kei ki hei nā kua kāore kāhore ehara engari nei ahau au
koe māua kōrua rāua tātou mātou koutou rātou tōku taku tana tōna tōu ōku
ōna aku ēnei ēnā tērā tētahi ētahi hoa heoi arā inā mēnā nāku nōku
nōna mōku mōna māku tuahine tungāne tamāhine tamaiti tamawahine kōtiro kōhine taina irāmutu koroheke
hākoro hākui kaihoe hanga inu kata oma kanikani pānui tuhi tuhituhi pukapuka kōrerorero purei
tākaro mātakitaki whakamahi rongo rere kauhoe tunu horoi pīrangi hiahia pīhi wera makariri mātao
pouri pōuri harikoa riri mataku ngenge hiakai hiainu mamae roa poto hou tawhito pango
whero kākāriki kikorangi parauri waiporoporo tahi rua toru whā ono whitu waru iwa tekau
rau mano rāhina rātū rāapa rāpare rāmere rāhoroi rātapu hānuere pēpuere māehe āperira hūrae
ākuhata mahuru oketopa noema tīhema ahiahi raumati hōtoke kōanga ngahuru inanahi āpōpō ināianei karāihe
rūma tēpu tūru pene puāwai kūaha matapihi kāuta tāone hōiho kau hipi poaka pūngāwerewere
kiore parāoa miraka hua huarākau āporo panana keke tiakarete aihikirīmi parakuihi tina hapa kōtuku
whakapai whakamīharo tūmeke runga raro waho mua muri taha waenganui konei konā korā hea
pēhea āhea tēhea nahea kapai āe kāo pōmārie whakawhetai ingoa mātāmua pōtiki takutai onetapu
hīkoia ia iti kino
haere mai atu kaha ako ātaahua pai rawa tino ka kite ano anō mārie pō ata mōrena tēnei ngā
`
  .trim()
  .split(/\s+/u);
