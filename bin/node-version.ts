const [major = 0] = process.versions.node.split('.').map(Number);
if (major < 24) {
  console.error(
    `Ankick braucht Node 24, hier läuft ${process.version}. "npm start" nimmt das mitgelieferte.`,
  );
  process.exit(1);
}
