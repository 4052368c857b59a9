/**
 * The error of a data folder that another running server owns; the message is the one line to print before
 * exiting.
 */
export class DataFolderInUse extends Error {
  constructor(dataDir: string) {
    super(
      `Another Shamble server is running on the data folder ${dataDir}. Stop it, or choose another DATA_DIR.`,
    );
    this.name = 'DataFolderInUse';
  }
}
