export default function AssignmentScreen() {
  return null;
}
