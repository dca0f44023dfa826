export default function AssignmentsScreen() {
  return null;
}
