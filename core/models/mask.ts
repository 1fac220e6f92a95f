/** Takes secrets out of texts, and puts them back where they came from. */
export class Mask {
  private readonly secrets: readonly string[];

  /** @param secrets Values that no prompt, log or report may hold. */
  constructor(secrets: readonly string[]) {
    // The longest first: one may be a part of another.
    this.secrets = [...new Set(secrets)].filter((secret) => secret.length >= 6).sort((a, b) => b.length - a.length);
  }

  hide(text: string): string {
    return this.secrets.reduce((out, secret, index) => out.replaceAll(secret, placeholder(index)), text);
  }

  /** Undoes `hide`: a file that held a value before holds it again. */
  show(text: string): string {
    return this.secrets.reduce((out, secret, index) => out.replaceAll(placeholder(index), secret), text);
  }
}

function placeholder(index: number): string {
  return `HIDDEN_VALUE_${index + 1}_`;
}
