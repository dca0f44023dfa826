import { wordSet } from '../../text/word-set.ts';

/** Words of one subject, which nobody meets outside it: of nature, the sky, the body, machines, law and the arts. */
const listed = wordSet(`
  liquefaction precocial altricial magma mantle tectonic seismic epicentre aftershock caldera fumarole pumice basalt obsidian igneous sedimentary metamorphic stalactite stalagmite
  moraine crevasse isthmus archipelago estuary tributary floodplain aquifer catchment permafrost stratosphere troposphere lithosphere hydrosphere
  biosphere ecosystem biodiversity photosynthesis chlorophyll stamen pistil sepal xylem phloem stomata germinate germination pollinate
  pollinator pollination deciduous symbiosis symbiotic parasite parasitic omnivore herbivore carnivore insectivore nocturnal diurnal
  crepuscular endemic marsupial monotreme crustacean mollusc cephalopod arthropod arachnid invertebrate vertebrate exoskeleton thorax abdomen
  antennae mandible proboscis spiracle chrysalis pupa pupae larva larvae nymph metamorphosis cocoon plankton phytoplankton zooplankton krill baleen
  blowhole ambergris echolocation hibernate hibernation colostrum gland incubate incubation gizzard
  keratin cartilage vertebrae tendon ligament diaphragm bronchi trachea alveoli artery arteries capillary capillaries ventricle platelet plasma
  haemoglobin enzyme hormone insulin antibody antibodies antigen bacterium bacteria microbe pathogen vaccine mucus retina cornea cochlea oesophagus
  pancreas chromosome neuron molecule isotope electron proton neutron photon catalyst polymer alloy solvent solute buoyancy viscosity inertia
  velocity torque fulcrum kinetic refraction wavelength amplitude ultraviolet infrared electromagnet conductor insulator
  transistor semiconductor voltage ampere resistor turbine penstock spillway sluice alternator piston crankshaft camshaft carburettor
  derailleur chainring flywheel gunwale ballast halyard aileron fuselage gyroscope uranium geothermal
  photovoltaic biofuel hydroelectric longline trawler bycatch desalination irrigation leachate methane nitrate phosphate sediment erosion
  asteroid meteoroid meteorite nebula supernova quasar pulsar exoplanet perihelion aphelion equinox solstice regolith astrolabe sextant observatory
  electorate referendum legislation sovereignty constitution proportional bicameral quorum subsidy
  sarcophagus hieroglyphics papyrus aqueduct centurion trebuchet portcullis
  weft warp selvedge emulsify sauté
  arpeggio crescendo staccato ostinato timbre fermata stanza iambic denouement
`);

const singulars = [/s$/u, /es$/u] as const;

/** Whether a word, in small letters and perhaps in the plural, is one that only a subject's own people use. */
export const isTechnical = (word: string): boolean =>
  listed.has(word) || singulars.some((ending) => listed.has(word.replace(ending, '')));
