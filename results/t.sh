cd /work/w/lab; export PYTHONPATH=$PWD/build/compiled OPENBLAS_NUM_THREADS=1
L=src/waterhole/games
t() { g=$1; n=$2; games=$3; th=$4; h=$5; d=$6; f=results/$g-$n; mkdir -p $f; [ -e $f/$n.json ] || cp $L/$g/bot/learned/$n.json $f/ 2>/dev/null
 echo "=== $(date) $g $n"; nice -n ${NICE:-0} .venv/bin/waterhole lab train $g --players $n --games $games --thoughts $th --hidden $h --deals $d --seed more --results $f --json > $f/round.json 2> $f/log || echo FAILED; }
