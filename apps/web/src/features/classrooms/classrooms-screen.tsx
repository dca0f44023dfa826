export default function ClassroomsScreen() {
  return null;
}
