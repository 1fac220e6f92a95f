import argparse
import os, sys
import shutil
import datetime
import hashlib
import os.path

VERSION = '0.3'

def md5(path):
    h = hashlib.md5()
    f = open(path, 'rb')
    while 1:
        chunk = f.read(65536)
        if not chunk:
            break
        h.update(chunk)
    f.close()
    return h.hexdigest()

def walk(folder, exts=[]):
    found = []
    for root, dirs, files in os.walk(folder):
        for file in files:
            if len(exts) > 0:
                ok = False
                for e in exts:
                    if file.endswith(e):
                        ok = True
                if ok == False:
                    continue
            found.append(os.path.join(root, file))
    return found

def backup(src, dst, dry=False, verbose=False, exts=[]):
    stamp = datetime.datetime.now().strftime('%Y%m%d')
    target = dst + '/' + stamp
    copied = 0
    skipped = 0
    errors = []
    for p in walk(src, exts):
        rel = os.path.relpath(p, src)
        out = os.path.join(target, rel)
        if os.path.exists(out):
            if md5(out) == md5(p):
                skipped = skipped + 1
                if verbose: print('same   %s' % rel)
                continue
        if dry:
            print('would copy %s to %s' % (rel, out))
        else:
            try:
                if not os.path.isdir(os.path.dirname(out)):
                    os.makedirs(os.path.dirname(out))
                shutil.copy2(p, out)
                copied += 1
            except IOError as e:
                errors.append((rel, str(e)))
    return (copied, skipped, errors)

def parse_args(argv=None):
    parser = argparse.ArgumentParser(description='copies changed files into a folder named after today, and never deletes anything there')
    parser.add_argument('src')
    parser.add_argument('dst')
    parser.add_argument('-n', '--dry-run', action='store_true', help='say what would be done')
    parser.add_argument('-v', '--verbose', action='store_true')
    parser.add_argument('-e', '--ext', action='append', default=[])
    parser.add_argument('--version', action='version', version='%(prog)s ' + VERSION)
    return parser.parse_args(argv)

def main(argv=None):
    args = parse_args(argv)
    if not os.path.isdir(args.src):
        print('no such folder: %s' % args.src, file=sys.stderr)
        return 2
    copied, skipped, errors = backup(args.src, args.dst, args.dry_run, args.verbose, args.ext)
    print('%d copied, %d skipped, %d errors' % (copied, skipped, len(errors)))
    if len(errors) != 0:
        for (rel, msg) in errors:
            print('  %s: %s' % (rel, msg))
        return 1
    return 0

if __name__ == '__main__':
    sys.exit(main())
