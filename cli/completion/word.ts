/** The word that a shell's completion script calls the program with. */
export const COMPLETION_SERVER = 'completion-server';
